import type { CodeSamplesBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite } from '../../site/SiteProvider';
import { Code } from '../../ui/code/Code';
import { Section } from '../../ui/section/Section';
import css from './code-samples.module.css';

/** Step-by-step instructions with code, for web developers. */
export default function CodeSamples({ samples, ...section }: BlockProps<CodeSamplesBlock>) {
  const { site } = useSite();
  return (
    <Section {...section}>
      <ol className={css.samples}>
        {samples.map(({ title, text, code }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text.replaceAll('{site}', site.url)}</p>}
            <Code>{code.join('\n').replaceAll('{site}', site.url)}</Code>
          </li>
        ))}
      </ol>
    </Section>
  );
}
