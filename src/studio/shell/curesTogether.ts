import { applyAll } from '../../document/apply';
import type { Operation } from '../../document/operation';
import type { StudioProblem } from '../protocol';

/** The operations of all cures, the later ones without those that an earlier one has made impossible. */
export function curesTogether(
  root: unknown,
  problems: readonly Pick<StudioProblem, 'fix'>[],
): Operation[] {
  const all: Operation[] = [];
  let value = root;
  // The last one first, so that the places of those before it stay.
  for (const { fix = [] } of problems.toReversed()) {
    try {
      ({ value } = applyAll(value, fix));
      all.push(...fix);
    } catch {
      // Another cure has taken away what this one is about.
    }
  }
  return all;
}
