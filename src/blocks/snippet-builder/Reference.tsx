import type { EmbedElement } from '../../generated/types';
import css from './snippet-builder.module.css';

/** The attributes of an element, from its schema. They are documentation for developers, in English on every site. */
export function Reference({ element: { tag, attributes } }: { element: EmbedElement }) {
  return (
    <details className={css.reference} lang="en" dir="ltr">
      <summary>
        <code>{`<${tag}>`}</code>
      </summary>
      <dl>
        {attributes.map(({ name, description, values }) => (
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
