import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixConfig, type Fixing } from '../../src/node/config/fix/fixConfig';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { GOOD, SOURCES, swap } from './breaking';

const ROOT = resolve(import.meta.dirname, '../..');
const PUBLIC = resolve(ROOT, 'tests/fixtures/other-company/public');
/** One for all fixes of a test file. */
let folder = '';

/** A broken config with a certain fix. */
export interface Curable {
  /** The end of the sentence 'a config with …'. */
  with: string;
  /** Unique pieces of the valid config, and their replacements. */
  swaps: (readonly [old: string, broken: string])[];
  /** The differences of the fixed config from the valid one, if any. */
  becomes?: (readonly [old: string, now: string])[];
}

/** Runs `npm run check -- --fix` on a text as the other company's config. */
export async function fix(
  text: string,
  publicDir = PUBLIC,
): Promise<Fixing & { text: string; changes: string[] }> {
  if (!existsSync(folder)) folder = temporaryFolder();
  const file = join(folder, 'site.config.json');
  writeFileSync(file, text);
  const fixing = await fixConfig(file, { root: ROOT, publicDir, sources: SOURCES });
  const changes = fixing.applied.flatMap((applied) => applied.changes);
  return { ...fixing, text: readFileSync(file, 'utf8'), changes };
}

/** The valid config with some pieces swapped. */
export function withSwaps(swaps: Curable['swaps']): string {
  return swaps.reduce((text, [old, now]) => swap(text, old, now), GOOD);
}
