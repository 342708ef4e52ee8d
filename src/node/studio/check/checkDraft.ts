import { applyAll } from '../../../document/apply';
import { stepsOf, type Operation } from '../../../document/operation';
import type { Schema } from '../../../document/schema/schema';
import { schemaAt } from '../../../document/schema/schemaAt';
import { valueAt } from '../../../document/values';
import { checkValue, type ValueCheck } from '../../config/check/checkValue';
import { createSources, type ReadSources } from '../../config/check/colours/sheets';
import type { ValueProblem } from '../../config/check/problem';
import { openingsOf, type Opening } from './opening';
import { goodAt, standInsFor } from './standIn';

/** What is known of a draft. */
export interface DraftCheck {
  problems: ValueProblem[];
  /** Operations that make the draft a config without mistakes, for the preview; undefined where there is no way. */
  mend: Operation[] | undefined;
}

/** Where pictures are, and which drafts were good before this session. */
export interface CheckOptions {
  root: string;
  publicDir: string;
  /** The values of earlier versions, the latest first. */
  earlier?: () => AsyncIterable<unknown>;
  /** The project's code and schemas, for a caller that checks more than one draft; by default, all are read anew. */
  sources?: ReadSources;
}

type Check = (value: unknown) => Promise<ValueCheck>;

/** How often values are replaced before the preview stays as it was. */
const MAX_ROUNDS = 4;

/**
 * Checks a draft, and says what stands in where it is wrong.
 * @param lastGood The last draft that could be shown; undefined at the start.
 */
export async function checkDraft(
  draft: unknown,
  lastGood: unknown,
  { earlier = none, sources, ...options }: CheckOptions,
): Promise<DraftCheck> {
  const settings = { ...options, sources: sources ?? createSources(options.root) };
  const check: Check = (value) => checkValue(value, settings);
  const found = await check(draft);
  const { problems } = found;
  if (lastGood !== undefined || !problems.some(isError))
    return { problems, mend: await standIns(draft, { lastGood, mend: [] }, check, found) };
  const findLastGood = () => lastWithoutMistakes(earlier, check);
  for await (const opening of openingsOf(draft, found, { check, findLastGood })) {
    const mend = await standIns(draft, opening, check);
    if (mend) return { problems, mend };
  }
  return { problems, mend: undefined };
}

/**
 * What has to stand in, in rounds, as what takes a mistake away can be another one.
 * @param found What the check of the draft has found, if that is known.
 */
async function standIns(
  draft: unknown,
  { lastGood, mend: first, isLenient }: Opening,
  check: Check,
  found?: ValueCheck,
): Promise<Operation[] | undefined> {
  const mend = [...first];
  const wrongIn = (result: ValueCheck) =>
    isLenient ? result.misfits : toMend(result, value, lastGood);
  let { value } = applyAll(draft, mend);
  let wrong = wrongIn(found ?? (await check(value)));
  for (let round = 0; wrong.length > 0 && round < MAX_ROUNDS; round += 1) {
    // In the last one, all that is good stands in.
    if (lastGood === undefined && round === MAX_ROUNDS - 1) break;
    const operations = standInsFor(value, lastGood, wrong, round);
    // One by one: a catalogue may have more mistakes than a function takes arguments.
    for (const operation of operations) mend.push(operation);
    ({ value } = applyAll(value, operations));
    wrong = wrongIn(await check(value));
  }
  return wrong.length > 0 ? undefined : mend;
}

const isError = ({ severity }: ValueProblem) => severity === 'error';

async function* none(): AsyncGenerator {}

async function lastWithoutMistakes(
  earlier: () => AsyncIterable<unknown>,
  check: Check,
): Promise<unknown> {
  for await (const value of earlier())
    if (!(await check(value)).problems.some(isError)) return value;
  return undefined;
}

/**
 * Where something has to stand in. A new text that the schema allows is drawn as it is: a description that is too short
 * hides no page.
 */
function toMend({ problems, schema }: ValueCheck, draft: unknown, lastGood: unknown) {
  return problems
    .filter(isError)
    .map(({ pointer }) => pointer)
    .filter((pointer) => !isNewText(schema, draft, lastGood, pointer));
}

function isNewText(schema: Schema, draft: unknown, lastGood: unknown, pointer: string): boolean {
  const steps = stepsOf(pointer);
  const text = valueAt(draft, steps);
  if (typeof text !== 'string') return false;
  const field = schemaAt(schema, draft, steps);
  if (field?.type !== 'string' || field['x-kind'] || field.pattern || field.enum) return false;
  const { minLength = 0, maxLength = Infinity } = field;
  const isAllowed = text.length >= minLength && text.length <= maxLength;
  return isAllowed && goodAt(draft, lastGood, steps) === undefined;
}
