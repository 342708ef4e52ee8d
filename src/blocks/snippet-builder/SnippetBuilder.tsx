import cx from 'classnames';
import { useState } from 'react';
import type { SnippetBuilderBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite, useStrings } from '../../site/SiteProvider';
import { Code } from '../../ui/code/Code';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { CopyText } from '../../widgets/inquiry-list/CopyText';
import { Fields } from './Fields';
import { Reference } from './Reference';
import {
  filled,
  sampleAttributes,
  snippetOf,
  writtenElements,
  type SnippetChoice,
  type Values,
} from './snippet';
import css from './snippet-builder.module.css';

/**
 * Settings without a field in the list: `source` has a field of its own above, and `catalogue` is for partners who host
 * the catalogue themselves.
 */
const UNLISTED_SETTINGS = new Set(['source', 'catalogue']);

/**
 * Choose widgets, see them live, copy the code [E11]. The preview is a sandboxed frame with an opaque origin: adding
 * there does not touch the visitor's own list.
 */
export default function SnippetBuilder(props: BlockProps<SnippetBuilderBlock>) {
  const { widgets, product, reference, ...section } = props;
  const strings = useStrings();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(widgets.flatMap(({ name: { name }, chosen: first }) => (first ? [name] : []))),
  );
  const all = widgets.map(({ name: element }) => element);
  const [attributes, setAttributes] = useState(() => sampleAttributes(all, product.id));
  const [settings, setSettings] = useState<Values>({});
  const chosenWidgets = widgets.filter(({ name: { name } }) => chosen.has(name));
  const elements = chosenWidgets.map(({ name: element }) => element);
  const choice = { elements, attributes, settings };
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  return (
    <Section {...section}>
      <div className={css.columns}>
        <div className={css.choices}>
          <Choices
            widgets={widgets}
            chosen={chosen}
            toggle={toggle}
            settings={settings}
            setSettings={setSettings}
          />
          <label className={css.field}>
            {strings.builderSource}
            <input
              type="text"
              maxLength={80}
              value={settings['source'] ?? ''}
              onChange={({ target }) => setSettings({ ...settings, source: target.value })}
            />
          </label>
        </div>
        <div>
          {chosenWidgets.map(({ label, name: { tag, attributes: fields } }) => (
            <Fields
              key={tag}
              title={label}
              tag={`<${tag}>`}
              attributes={fields}
              values={attributes[tag] ?? {}}
              onChange={(values) => setAttributes({ ...attributes, [tag]: values })}
            />
          ))}
          <Fields
            title={strings.builderPage}
            tag="<script>"
            attributes={reference.settings.filter(({ name }) => !UNLISTED_SETTINGS.has(name))}
            values={settings}
            onChange={setSettings}
          />
        </div>
      </div>
      <Result choice={choice} />
      <h3 className={css.attributes}>{strings.builderAttributes}</h3>
      {reference.shown && <Reference elements={all} script={reference} />}
    </Section>
  );
}

/** The code for what is chosen, and beside it how that looks. */
function Result({ choice }: { choice: SnippetChoice }) {
  const site = useSite<'store'>();
  const { strings } = site;
  const hydrated = useHydrated();
  const code = snippetOf(choice, site);
  return (
    <div className={cx(css.columns, css.result)}>
      <div className={css.code}>
        <h3>{strings.builderCode}</h3>
        <Code>{code}</Code>
        <CopyText
          label={strings.builderCopy}
          text={() => code}
          copied={strings.builderCopied}
          byHand={strings.copyByHand}
        />
      </div>
      <div>
        <h3>{strings.builderPreview}</h3>
        {hydrated && <Preview choice={choice} title={strings.builderPreview} />}
      </div>
    </div>
  );
}

/** The widgets to choose from, and their scheme. */
function Choices({
  widgets,
  chosen,
  toggle,
  settings,
  setSettings,
}: Pick<SnippetBuilderBlock, 'widgets'> & {
  chosen: ReadonlySet<string>;
  toggle: (name: string) => void;
  settings: Values;
  setSettings: (settings: Values) => void;
}) {
  const strings = useStrings();
  const isDark = settings['scheme'] === 'dark';
  return (
    <fieldset>
      <legend>{strings.builderWidgets}</legend>
      {widgets.map(({ name: { name }, label }) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.has(name)} onChange={() => toggle(name)} />
          {label}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={isDark}
          onChange={() => setSettings({ ...settings, scheme: isDark ? '' : 'dark' })}
        />
        {strings.builderDark}
      </label>
    </fieldset>
  );
}

/** What is chosen, live in a sandboxed frame. */
function Preview({ choice, title }: { choice: SnippetChoice; title: string }) {
  // Without the name, which only pages with several suppliers need.
  const { name: _, ...settings } = filled(choice.settings);
  const shown = JSON.stringify({ elements: writtenElements(choice), settings });
  const address = `/embed/preview.html?${new URLSearchParams({ choice: shown })}`;
  return (
    <iframe
      key={address}
      className={css.preview}
      title={title}
      src={address}
      sandbox="allow-scripts allow-popups allow-forms"
      loading="lazy"
    />
  );
}
