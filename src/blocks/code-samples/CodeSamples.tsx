import type { CodeSamplesBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { Code } from '../../ui/code/Code';
import { Section } from '../../ui/section/Section';
import css from './code-samples.module.css';

/** Step-by-step instructions with code, for web developers. */
export default function CodeSamples({
  samples,
  contents,
  ...section
}: BlockProps<CodeSamplesBlock>) {
  const { site, contact } = useSite();
  const values = { site: site.url, form: originOf(contact?.endpoint, site.url) };
  const anchorOf = (title: string) => `${section.id ?? 'code'}-${slugOf(title)}`;
  return (
    <Section {...section}>
      {contents && (
        <nav className={css.contents} aria-label={contents}>
          <strong>{contents}</strong>
          <ul>
            {samples.map(({ title }) => (
              <li key={title}>
                <a href={`#${anchorOf(title)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ol className={css.samples}>
        {samples.map(({ title, text, code }) => (
          <li key={title}>
            <h3 id={anchorOf(title)}>{title}</h3>
            {text && <p>{fill(text, values)}</p>}
            <Code>{fill(code.join('\n'), values)}</Code>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A title as part of an anchor: 'Vue and Nuxt' becomes 'vue-and-nuxt', in letters of any language. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Where the contact form posts to: the site itself, or a form service. */
const originOf = (endpoint = '', site: string) => new URL(endpoint, site).origin;

const fill = (text: string, values: { site: string; form: string }) =>
  text.replaceAll('{site}', values.site).replaceAll('{form}', values.form);
