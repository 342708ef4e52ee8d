import type { TextBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { TextParts } from '../../site/text/TextParts';
import { Section } from '../../ui/section/Section';
import css from './text.module.css';

/** A longer text: paragraphs, headings and lists. */
export default function Text({ text, ...section }: BlockProps<TextBlock>) {
  return (
    <Section {...section}>
      <div className={css.text}>
        <TextParts parts={text} />
      </div>
    </Section>
  );
}
