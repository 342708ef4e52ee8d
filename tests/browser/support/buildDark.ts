import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../../src/node/build/build';
import { checkConfig } from '../../../src/node/config/check/checkConfig';
import { loadSchemas } from '../../../src/node/schemas/load';
import { uncompressed } from './uncompressed';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMPANY = path.join(ROOT, 'tests/fixtures/norwegian-engines');

/** Builds the Norwegian company with its dark colours into a folder. */
export async function run([outDir = '']: string[]): Promise<number> {
  const { config } = await checkConfig(path.join(COMPANY, 'site.config.json'), { root: ROOT });
  if (!config) throw new Error('The config of the Norwegian company has mistakes.');
  const dark = readFileSync(path.join(COMPANY, 'dark.colors.json'), 'utf8');
  Object.assign(config.theme?.colors ?? {}, JSON.parse(dark));
  const site = {
    root: ROOT,
    siteDir: COMPANY,
    config: uncompressed(config),
    schemas: loadSchemas(ROOT),
  };
  await buildSite({ ...site, outDir: path.resolve(outDir) });
  return 0;
}
