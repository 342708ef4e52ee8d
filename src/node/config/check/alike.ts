import type { Problem } from './problem';

/** As many of one kind are still read one by one. */
const MAX_SINGLE = 10;

/** Of more, so many with different words are shown. */
const MAX_SHOWN = 3;

/** Problems of one kind: the title of one product is too long, and that of another. */
export interface AlikeProblems {
  /** Those to be shown in full, in the order of the file. */
  shown: Problem[];
  /** The rest, which say the same of other places. */
  more: Problem[];
}

/**
 * Gathers problems that say the same of the same field in one file, where they are more than a person reads one by one: a
 * catalogue has a hundred thousand products. Those with different words are shown first: of two wrong categories,
 * the second one may be in the last row.
 * @param problems In the order of the file, which the groups keep.
 */
export function gatherAlike(problems: readonly Problem[]): AlikeProblems[] {
  const kinds = new Map<string, Problem[]>();
  const groups: Problem[][] = [];
  for (const problem of problems) {
    const kind = kindOf(problem);
    const alike = kinds.get(kind) ?? [];
    kinds.set(kind, alike);
    alike.push(problem);
    groups.push(alike);
  }
  return problems.flatMap((problem, index) => {
    const alike = groups[index] ?? [];
    if (alike.length <= MAX_SINGLE) return { shown: [problem], more: [] };
    return alike[0] === problem ? parted(alike) : [];
  });
}

/** Problems of which none is gathered with others. */
export const singly = (problems: readonly Problem[]): AlikeProblems[] =>
  problems.map((problem) => ({ shown: [problem], more: [] }));

/** Parts those of one kind into the ones to be shown and the rest. */
function parted(alike: readonly Problem[]): AlikeProblems {
  const shown = new Map<string, Problem>();
  for (const problem of alike) {
    if (shown.size === MAX_SHOWN) break;
    if (!shown.has(problem.message)) shown.set(problem.message, problem);
  }
  const isShown = new Set(shown.values());
  return { shown: [...isShown], more: alike.filter((problem) => !isShown.has(problem)) };
}

/** What problems of one kind have in common: all but the values, which stand in quotation marks, and numbers. */
function kindOf({ file, severity, place, column, pointer, message, advice }: Problem): string {
  const field = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  // What is wrong with a row itself is about no field: of a table, its column says what it is about.
  const at = pointer === '' && place !== undefined ? column : '';
  return [file, severity, field, at, withoutValues(message), withoutValues(advice ?? '')].join(
    '\0',
  );
}

/** Values may have quotation marks themselves (a 2" valve): what is between the first and the last one counts as one. */
function withoutValues(sentence: string): string {
  return sentence.replace(/".*"/s, '""').replaceAll(/\d+(?:[.,]\d+)*/g, '0');
}
