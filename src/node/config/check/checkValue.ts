import type { SiteConfig } from '../../../generated/authored';
import type { Schema } from '../../../document/schema/schema';
import { copied } from '../../../document/copied';
import { findAll, type Search } from './findAll';
import type { ValueProblem } from './problem';
import { valueProblems } from './report/problems';

/** The result of checking a config that is not in a file. */
export interface ValueCheck {
  problems: ValueProblem[];
  /** Pointers to the values that the schema does not allow. */
  misfits: string[];
  /** A copy of the config with its defaults filled in, if it is valid against the schema. */
  config?: SiteConfig;
  /** The schema of the whole config, without `$ref`s. */
  schema: Schema;
}

/** Checks a config like `checkConfig`, but as a value: an editor's draft. Does not mutate the value. */
export async function checkValue(
  value: unknown,
  options: Omit<Search, 'written'>,
): Promise<ValueCheck> {
  const copy = copied(value);
  const found = await findAll(copy, { ...options, written: () => value });
  const { config: schema } = found.set;
  const problems = valueProblems(found.findings, copy, schema);
  const misfits = valueProblems(found.misfits, copy, schema).map(({ pointer }) => pointer);
  return { problems, misfits, schema, ...(found.config && { config: found.config }) };
}
