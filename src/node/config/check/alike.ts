import { withoutValues } from '../../../document/kindOfProblem';
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
 * Gathers problems that say the same of the same field in one file, or of the same place, where they are more than a
 * person reads one by one: a catalogue has a hundred thousand products, and a site in another language two hundred texts
 * that are not written yet. Those with different words are shown first: of two wrong categories, the second one may be
 * in the last row.
 * @param problems In the order of the file, which the groups keep.
 */
export function gatherAlike(problems: readonly Problem[]): AlikeProblems[] {
  const ofPlaces = manyOf(problems, placeOf);
  const ofFields = manyOf(
    problems.filter((problem) => !ofPlaces.has(problem)),
    fieldOf,
  );
  return problems.flatMap((problem) => {
    const alike = ofPlaces.get(problem) ?? ofFields.get(problem);
    if (!alike) return { shown: [problem], more: [] };
    return alike[0] === problem ? parted(alike) : [];
  });
}

/** The problems that say the same as many others, each with all of these. */
function manyOf(
  problems: readonly Problem[],
  aboutOf: (problem: Problem) => string,
): ReadonlyMap<Problem, readonly Problem[]> {
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = kindOf(problem, aboutOf(problem));
    const alike = kinds.get(kind);
    if (alike) alike.push(problem);
    else kinds.set(kind, [problem]);
  }
  const many = [...kinds.values()].filter(({ length }) => length > MAX_SINGLE);
  return new Map(many.flatMap((alike) => alike.map((problem) => [problem, alike] as const)));
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

/** What a problem is about, if fields of all entries of a list count as one. */
function fieldOf({ place, column, pointer }: Problem): string {
  const field = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  // What is wrong with a row itself is about no field: of a table, its column says what it is about.
  return pointer === '' && place !== undefined ? `column ${column}` : field;
}

/** Where a problem is shown: what is missing, where it would have to be. */
const placeOf = ({ line, column, place }: Problem): string => `${line}:${column} ${place ?? ''}`;

/** What problems of one kind have in common: all but the values, which stand in quotation marks, and numbers. */
const kindOf = ({ file, severity, message, advice = '' }: Problem, about: string): string =>
  [file, severity, about, withoutValues(message), withoutValues(advice)].join('\0');
