import type { Edit } from '../read/mistake';

/** Applies edits to a text. Their offsets refer to the original text, and they must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let at = 0;
  for (const { offset, remove, insert } of edits.toSorted((a, b) => a.offset - b.offset)) {
    edited += text.slice(at, offset) + insert;
    at = offset + remove;
  }
  return edited + text.slice(at);
}
