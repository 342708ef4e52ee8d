import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import { checkApart, type CheckedApart } from '../config/check/apart/checkApart';
import type { CheckResult } from '../config/check/checkConfig';
import { loadValidator } from '../config/check/shape/loadValidator';
import { wrongVersion } from '../config/check/shape/version';
import { readConfigFile } from '../config/configFile';
import { fingerprintOf } from '../config/productFiles/fingerprint';
import { productFilesOf } from '../config/productFiles/productFilesOf';
import { loadWorkbooks } from '../config/productFiles/workbook';
import { generate } from '../schemas/generate';
import type { SchemaSet } from '../schemas/load';
import { once } from '../site/once';
import type { BuildReport } from './build';

/** Smaller configs are checked sooner than a thread for that has started. */
const MIN_BYTES = 2_000_000;

/** What is built, and how. */
export interface Sources {
  /** The config: its full path. */
  file: string;
  /** The project's folder. */
  root: string;
  /** Whether warnings count as mistakes. */
  strict: boolean;
  /** Called once with what the check has found, as soon as that is known. */
  tell: (result: CheckResult) => void;
  /** Builds the site; before `approve` has resolved, it takes the place of no other. */
  build: (read: ReadConfig & { approve: () => Promise<void> }) => Promise<BuildReport>;
  /** Tests have other checks. */
  startCheck?: typeof checkApart;
}

interface ReadConfig {
  config: SiteConfig;
  schemas: SchemaSet;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether a config has so many products that it is worth a thread to check them, and there is a core for that. */
export function isWorthThread(file: string, cores = availableParallelism()): boolean {
  if (cores < 2) return false;
  const files = [file, ...productFilesOf(file).map((name) => join(dirname(file), name))];
  return files.reduce((bytes, one) => bytes + sizeOf(one), 0) >= MIN_BYTES;
}

/**
 * Builds the site of a config while that is being checked, which takes as long with a large catalogue. Nothing is
 * published before the check has found no mistakes; which ones it finds is the same as before a build.
 * @returns The report, or 'refused' if the config has mistakes. Undefined if the one has to be done after the other: the
 *   values have not the form that a build needs, or a file was saved meanwhile. Then nothing has been told, either.
 * @throws What the build throws although the config has no mistakes.
 */
export async function buildWhileChecking({
  file,
  root,
  strict,
  tell,
  build,
  startCheck = checkApart,
}: Sources): Promise<BuildReport | 'refused' | undefined> {
  const check = startCheck(file, { root, strict, onlyCountsWarnings: true });
  try {
    const read = await readWithDefaults(file, root);
    if (!read) return undefined;
    const { fingerprint, ...rest } = read;
    let checked: CheckedApart | undefined;
    const approve = once(async () => {
      checked = await check.found;
      if (checked.fingerprint !== fingerprint) throw new Error('The config was saved meanwhile.');
      tell({ ...checked, config: read.config });
      if (!checked.ok) throw new Error('The config has mistakes.');
    });
    try {
      return await build({ ...rest, approve });
    } catch (error) {
      // What fails because of a mistake is explained by the check.
      await approve().catch(() => {});
      if (checked?.fingerprint !== fingerprint) return undefined;
      if (!checked.ok) return 'refused';
      throw error;
    }
  } finally {
    await check.stop();
  }
}

/** The config with its defaults; undefined if it has not the form of one. */
async function readWithDefaults(
  file: string,
  root: string,
): Promise<(ReadConfig & { fingerprint: string }) | undefined> {
  const { set, hash } = await generate(root);
  await loadWorkbooks();
  let content: ReturnType<typeof readConfigFile>;
  try {
    content = readConfigFile(file, set.config);
  } catch {
    return undefined;
  }
  const { value } = content;
  const isConfig = loadValidator(root, hash);
  if (wrongVersion(value, set.version) || !isConfig(value)) return undefined;
  return { config: value, schemas: set, fingerprint: fingerprintOf(content) };
}
