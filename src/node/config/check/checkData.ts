import type { SiteConfig } from '../../../generated/authored';
import { findAll } from './findAll';
import type { DataProblem } from './problem';
import { dataProblems } from './report/problems';

/** The result of checking a config that is not in a file. */
export interface DataCheck {
  problems: DataProblem[];
  /** A copy of the config with its defaults filled in, where its shape is right. */
  config?: SiteConfig;
}

/** Checks a config as `checkConfig` does, but as a value: an editor's draft. The value stays as it is. */
export async function checkData(
  value: unknown,
  options: { root: string; publicDir: string },
): Promise<DataCheck> {
  const copy = structuredClone(value);
  const { set, findings, config } = await findAll(copy, { ...options, written: () => value });
  return { problems: dataProblems(findings, copy, set.site), ...(config && { config }) };
}
