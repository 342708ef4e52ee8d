import type { Problem } from '../check/problem';
import { openSource, planEdits } from '../edit/planEdits';
import type { Edit } from '../read/mistake';
import { showChanges } from './showChange';

/** An applied fix, as shown to people. */
export interface AppliedFix extends Pick<Problem, 'line' | 'column' | 'path'> {
  /** The changes, one line each: '"lable" → "label"'. */
  changes: string[];
}

/**
 * Chooses the fixes that can be applied together, because none overlaps another; the others wait for the next round.
 * Syntax errors are fixed first: until then, pointers are meaningless.
 */
export function chooseFixes(
  text: string,
  problems: readonly Problem[],
): { edits: Edit[]; made: AppliedFix[] } {
  const edits: Edit[] = [];
  const made: AppliedFix[] = [];
  const broken = problems.filter(({ pointer, repair }) => repair && pointer === '');
  const plan =
    broken.length > 0 ? (problem: Problem) => problem.repair && [problem.repair] : planner(text);
  for (const problem of broken.length > 0 ? broken : problems) {
    const wanted = plan(problem) ?? [];
    if (wanted.length === 0 || wanted.some((one) => edits.some((other) => touch(one, other))))
      continue;
    edits.push(...wanted);
    const { line, column, path } = problem;
    const changes = showChanges(
      wanted.map(({ offset, remove, insert }) => [text.slice(offset, offset + remove), insert]),
    );
    made.push({ line, column, path, changes });
  }
  return { edits, made };
}

/** Returns a function that plans the edits of a problem's fix; undefined if it has none or it is not applicable. */
function planner(text: string): (problem: Problem) => Edit[] | undefined {
  const isJson = tryParse(text);
  const source = isJson ? openSource(text) : undefined;
  return ({ fix, repair }) => {
    if (repair) return [repair];
    if (!fix || !source) return undefined;
    const plans = fix.map((operation) => planEdits(source, operation));
    return plans.every((plan) => plan !== undefined) ? plans.flat() : undefined;
  };
}

function tryParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function touch(one: Edit, other: Edit): boolean {
  return one.offset <= other.offset + other.remove && other.offset <= one.offset + one.remove;
}
