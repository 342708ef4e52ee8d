import type { EmbedAttribute, EmbedElement, EmbedReference } from '../../generated/types';
import css from './snippet-builder.module.css';

/**
 * The complete interface of the embed, from its schemas: attributes, settings, methods, events, CSS parts. It is
 * documentation for developers, in English on every site.
 */
export function Reference({
  elements,
  script: { settings, methods, events, parts },
}: {
  elements: readonly EmbedElement[];
  script: EmbedReference;
}) {
  return (
    <div lang="en" dir="ltr">
      {elements.map(({ tag, attributes, parts: own }) => (
        <Entry key={tag} title={`<${tag}>`} facts={[...attributes.map(toFact), ...partsOf(own)]} />
      ))}
      <Entry
        title="<script>"
        facts={settings.map((setting) => toFact({ ...setting, name: `data-${setting.name}` }))}
      />
      <Entry
        title="window.inquiry"
        facts={Object.entries(methods).map(([name, description]) => ({ name, description }))}
      />
      <Entry
        title="inquiry:*"
        facts={Object.entries(events).map(([name, description]) => ({
          name: `inquiry:${name}`,
          description,
        }))}
      />
      <Entry title="::part()" facts={partsOf(parts)} />
    </div>
  );
}

/** A line of the reference. */
interface Fact {
  name: string;
  description: string;
  values?: readonly string[];
}

const toFact = ({ name, description, values }: EmbedAttribute): Fact => ({
  name,
  description,
  values,
});

const partsOf = (parts: EmbedElement['parts']): Fact[] =>
  Object.entries(parts).map(([name, description]) => ({ name: `::part(${name})`, description }));

function Entry({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <details className={css.reference}>
      <summary>
        <code>{title}</code>
      </summary>
      <dl>
        {facts.map(({ name, description, values = [] }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {description}
              <br />
              {values.map((value) => (
                <code key={value}>{value}</code>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
