import { applyAll } from '../../../document/apply';
import type { Operation } from '../../../document/operation';
import type { ValueProblem } from '../../config/check/problem';

/**
 * What makes a draft right as far as that is certain: the fixes of its mistakes. It stands in when Studio is opened
 * with a file that has mistakes, since nothing good is known then.
 */
export function curesOf(draft: unknown, problems: readonly ValueProblem[]): Operation[] {
  const cures: Operation[] = [];
  let value = draft;
  for (const { severity, fix } of problems) {
    if (severity !== 'error' || !fix) continue;
    try {
      ({ value } = applyAll(value, fix));
      cures.push(...fix);
    } catch {
      // The fix of another mistake has taken away what this one is about.
    }
  }
  return cures;
}
