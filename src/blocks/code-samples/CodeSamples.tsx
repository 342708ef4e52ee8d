import type { CodeSamplesBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { Section } from '../../ui/section/Section';
import css from './code-samples.module.css';

/** Instructions with code, for people who build websites. */
export default function CodeSamples({ samples, ...section }: BlockProps<CodeSamplesBlock>) {
  const { site } = useSite();
  return (
    <Section {...section}>
      <ol className={css.samples}>
        {samples.map(({ title, text, code }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text.replaceAll('{site}', site.url)}</p>}
            <pre className={css.code}>
              <code>{code.join('\n').replaceAll('{site}', site.url)}</code>
            </pre>
          </li>
        ))}
      </ol>
    </Section>
  );
}
