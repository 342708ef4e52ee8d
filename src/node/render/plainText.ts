import type { InlinePart, RichText, TextPart } from '../../generated/types';

/** A text without its marks: a line for each paragraph and item. */
export function plainText(parts: readonly TextPart[]): string {
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
