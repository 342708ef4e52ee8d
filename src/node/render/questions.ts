import type { PageData } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import { plainText } from './plainText';

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
