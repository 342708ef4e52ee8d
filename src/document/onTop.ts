import { advance } from './history';
import type { Change, Draft } from './step';

/**
 * Makes changes on a draft that others may have changed meanwhile.
 * @param taken The ids of changes that the draft has already: their answers were lost.
 * @returns The draft, and the changes that it did not have and that still fit.
 */
export function onTop(
  { value, history }: Draft,
  changes: readonly Change[],
  taken: readonly string[],
): { draft: Draft; fitting: Change[] } {
  let draft: Draft = { value, history };
  const fitting = changes.filter((change) => {
    if (change.id !== undefined && taken.includes(change.id)) return false;
    try {
      draft = advance(draft, change);
      return true;
    } catch {
      return false;
    }
  });
  return { draft, fitting };
}
