import path from 'node:path';
import { buildSite } from '../../../src/node/build/build';
import { checkConfig } from '../../../src/node/config/check/checkConfig';
import { loadSchemas } from '../../../src/node/schemas/load';
import { uncompressed } from './uncompressed';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Builds the site of a config, with the pictures beside it, into a folder: what only the release of a site needs is left out. */
export async function run([file = '', outDir = '']: string[]): Promise<number> {
  const { config, problems } = await checkConfig(path.resolve(ROOT, file), { root: ROOT });
  if (!config) throw new Error(problems[0]?.message);
  await buildSite({
    root: ROOT,
    siteDir: path.dirname(path.resolve(ROOT, file)),
    outDir: path.resolve(outDir),
    config: uncompressed(config),
    schemas: loadSchemas(ROOT),
    isDraft: true,
  });
  return 0;
}
