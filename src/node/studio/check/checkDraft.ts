import { applyAll } from '../../../studio/model/apply';
import type { Operation } from '../../../studio/model/operation';
import { checkData } from '../../config/check/checkData';
import { createSources } from '../../config/check/colours/sheets';
import type { DataProblem } from '../../config/check/problem';
import { standInsFor } from './standIn';

/** What is known of a draft. */
export interface DraftCheck {
  problems: DataProblem[];
  /** Operations that make the draft a config without mistakes, for the preview; undefined where there is no way. */
  mend: Operation[] | undefined;
}

/** How often values are replaced before the preview stays as it was. */
const ROUNDS = 4;

/**
 * Checks a draft, and says what stands in where it is wrong.
 * @param lastGood The last draft that could be shown; undefined at the start.
 */
export async function checkDraft(
  draft: unknown,
  lastGood: unknown,
  options: { root: string; publicDir: string },
): Promise<DraftCheck> {
  const settings = { ...options, sources: createSources(options.root) };
  const { problems } = await checkData(draft, settings);
  const mend: Operation[] = [];
  let value = draft;
  let wrong = errorsIn(problems);
  for (let round = 0; wrong.length > 0 && round < ROUNDS; round += 1) {
    if (lastGood === undefined && round === ROUNDS - 1) break;
    const operations = standInsFor(value, lastGood, wrong, round);
    mend.push(...operations);
    ({ value } = applyAll(value, operations));
    wrong = errorsIn((await checkData(value, settings)).problems);
  }
  return { problems, mend: wrong.length > 0 ? undefined : mend };
}

const errorsIn = (problems: readonly DataProblem[]): string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer);
