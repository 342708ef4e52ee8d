import { applyAll } from '../../../document/apply';
import { stepsOf, type Operation } from '../../../document/operation';
import type { ValueCheck } from '../../config/check/checkValue';
import { curesOf } from './cures';
import { examplesOf } from './examples';

/** What to begin with where a draft has mistakes. */
export interface Opening {
  /** What stands in for what is wrong; undefined where nothing good is known. */
  lastGood: unknown;
  /** What is mended before that. */
  mend: Operation[];
  /** Whether mistakes may stay that the schema allows, such as a page without a title. */
  isLenient?: true;
}

/** How to find out more. */
interface Search {
  check: (value: unknown) => Promise<ValueCheck>;
  /** The last version without mistakes, if there is one. */
  findLastGood: () => Promise<unknown>;
}

/**
 * Ways to show a site whose file had mistakes when Studio was opened, the best first. Certain fixes are always taken.
 * For the rest, the last version without mistakes stands in. Where there is none: examples for what the site must have,
 * while entries of lists, such as blocks, are left out; then examples for those, too; at last only what the schema asks
 * for.
 */
export async function* openingsOf(
  draft: unknown,
  found: ValueCheck,
  { check, findLastGood }: Search,
): AsyncGenerator<Opening> {
  const cures = curesOf(draft, found.problems);
  const { value } = applyAll(draft, cures);
  const lastGood = await findLastGood();
  if (lastGood !== undefined) yield { lastGood, mend: cures };
  const { problems, schema } = cures.length > 0 ? await check(value) : found;
  const wrong = new Set(
    problems.flatMap(({ severity, pointer }) => (severity === 'error' ? pointer : [])),
  );
  const examples = examplesOf(schema, value);
  const filled = (isFilled: (steps: readonly string[]) => boolean): Opening => ({
    lastGood: undefined,
    mend: [
      ...cures,
      ...[...wrong]
        .map(stepsOf)
        .filter(isFilled)
        .flatMap((steps) => examples(value, steps)),
    ],
  });
  const withoutEntries = filled((steps) => !steps.some(isIndex));
  yield withoutEntries;
  yield filled(() => true);
  yield { ...withoutEntries, isLenient: true };
}

const isIndex = (step: string): boolean => /^\d+$/.test(step);
