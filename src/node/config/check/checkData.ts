import type { SiteConfig } from '../../../generated/authored';
import type { Schema } from '../../../document/schema/schema';
import { findAll, type Search } from './findAll';
import type { DataProblem } from './problem';
import { dataProblems } from './report/problems';

/** The result of checking a config that is not in a file. */
export interface DataCheck {
  problems: DataProblem[];
  /** Pointers to the values that the schema does not allow. */
  misfits: string[];
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
  const found = await findAll(copy, { ...options, written: () => value });
  const { site } = found.set;
  const problems = dataProblems(found.findings, copy, site);
  const misfits = dataProblems(found.misfits, copy, site).map(({ pointer }) => pointer);
  return { problems, misfits, schema: site, ...(found.config && { config: found.config }) };
}
