import { applyAll } from '../../../document/apply';
import { stepsOf, type Operation } from '../../../document/operation';
import { valueAt } from '../../../document/values';
import { checkData, type DataCheck } from '../../config/check/checkData';
import { createSources } from '../../config/check/colours/sheets';
import type { DataProblem } from '../../config/check/problem';
import type { Schema } from '../../../document/schema/schema';
import { schemaAt } from '../../../document/schema/schemaAt';
import { curesOf } from './cures';
import { examplesAt } from './examples';
import { goodAt, standInsFor } from './standIn';

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
  const check = await checkData(draft, settings);
  const mend = lastGood === undefined ? firstMend(draft, check) : [];
  let { value } = applyAll(draft, mend);
  let wrong = toMend(mend.length > 0 ? await checkData(value, settings) : check, value, lastGood);
  for (let round = 0; wrong.length > 0 && round < ROUNDS; round += 1) {
    if (lastGood === undefined && round === ROUNDS - 1) break;
    const operations = standInsFor(value, lastGood, wrong, round);
    mend.push(...operations);
    ({ value } = applyAll(value, operations));
    wrong = toMend(await checkData(value, settings), value, lastGood);
  }
  return { problems: check.problems, mend: wrong.length > 0 ? undefined : mend };
}

/** What stands in as long as nothing good is known: certain fixes, and examples of what the site must have. */
function firstMend(draft: unknown, { problems, schema }: DataCheck): Operation[] {
  const cures = curesOf(draft, problems);
  const { value } = applyAll(draft, cures);
  const missing = new Set(
    problems.flatMap(({ severity, pointer }) => (severity === 'error' ? pointer : [])),
  );
  return [
    ...cures,
    ...[...missing].flatMap((pointer) => examplesAt(schema, value, stepsOf(pointer))),
  ];
}

/**
 * Where something has to stand in. A new text that the schema allows is drawn as it is: a description that is too short
 * hides no page.
 */
function toMend({ problems, schema }: DataCheck, draft: unknown, lastGood: unknown) {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer }) => pointer)
    .filter((pointer) => !isNewText(schema, draft, lastGood, pointer));
}

function isNewText(schema: Schema, draft: unknown, lastGood: unknown, pointer: string): boolean {
  const steps = stepsOf(pointer);
  const text = valueAt(draft, steps);
  if (typeof text !== 'string') return false;
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const field = schemaAt(schema, draft, path);
  if (field?.type !== 'string' || field['x-kind'] || field.pattern || field.enum) return false;
  const { minLength = 0, maxLength = Infinity } = field;
  const isAllowed = text.length >= minLength && text.length <= maxLength;
  return isAllowed && goodAt(draft, lastGood, steps) === undefined;
}
