import type { Problem } from '../check/problem';
import { openSource, planEdits } from '../edit/planEdits';
import type { Edit } from '../read/mistake';
import { showChange } from './showChange';

/** A cure that was made, for people. */
export interface Cured extends Pick<Problem, 'line' | 'column' | 'path'> {
  /** What was changed, one line each: '"lable" → "label"'. */
  changes: string[];
}

/**
 * The cures that can be made together, since none touches what another one does; the others wait for the next round.
 * While the syntax is broken, only that is mended: no pointer leads anywhere.
 */
export function chooseCures(
  text: string,
  problems: readonly Problem[],
): { edits: Edit[]; made: Cured[] } {
  const edits: Edit[] = [];
  const made: Cured[] = [];
  const broken = problems.filter(({ pointer, repair }) => repair && pointer === '');
  const plan =
    broken.length > 0 ? (problem: Problem) => problem.repair && [problem.repair] : planner(text);
  for (const problem of broken.length > 0 ? broken : problems) {
    const wanted = plan(problem) ?? [];
    if (wanted.length === 0 || wanted.some((one) => edits.some((other) => touch(one, other))))
      continue;
    edits.push(...wanted);
    const { line, column, path } = problem;
    const changes = wanted.map(({ offset, remove, insert }) =>
      showChange(text.slice(offset, offset + remove), insert),
    );
    made.push({ line, column, path, changes });
  }
  return { edits, made };
}

/** The edits of a problem's cure; undefined where it has none, or one that does not fit the text. */
function planner(text: string): (problem: Problem) => Edit[] | undefined {
  const isJson = tryParse(text);
  const source = isJson ? openSource(text) : undefined;
  return ({ fix }) => {
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
