import type { InlinePart, PageData, RichText, TextPart } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';

/**
 * All questions of a page with their answers (schema.org, FAQPage): search engines want one list a page.
 * @returns undefined if the page has none.
 */
export function questionsOf({ blocks }: Pick<PageData, 'blocks'>): object | undefined {
  const questions = flatBlocks(blocks).flatMap((block) =>
    block.type === 'accordion' && block.kind === 'questions' ? block.items : [],
  );
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(text) },
    })),
  };
}

/** A text without its marks: a line for each paragraph and item. */
function plainText(parts: readonly TextPart[]): string {
  return parts
    .map((part) =>
      'items' in part
        ? part.items.map((item) => `• ${plainText(item)}`).join('\n')
        : wordsOf(part.text),
    )
    .join('\n');
}

const wordsOf = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((part: InlinePart) => wordsOf(typeof part === 'string' ? part : part.text)).join('');
