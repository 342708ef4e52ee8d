import type { SiteConfig } from '../../../generated/authored';
import type { Schema } from '../../../document/schema/schema';
import { findAll, type Search } from './findAll';
import type { DataProblem } from './problem';
import { dataProblems } from './report/problems';

/** The result of checking a config that is not in a file. */
export interface DataCheck {
  problems: DataProblem[];
  /** A copy of the config with its defaults filled in, if it is valid against the schema. */
  config?: SiteConfig;
  /** The schema of the whole config, without `$ref`s. */
  schema: Schema;
}

/** Checks a config like `checkConfig`, but as a value: an editor's draft. Does not mutate the value. */
export async function checkData(
  value: unknown,
  options: Omit<Search, 'written'>,
): Promise<DataCheck> {
  const copy = structuredClone(value);
  const { set, findings, config } = await findAll(copy, { ...options, written: () => value });
  const problems = dataProblems(findings, copy, set.site);
  return { problems, schema: set.site, ...(config && { config }) };
}
