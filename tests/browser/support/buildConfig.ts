import path from 'node:path';
import { buildSite } from '../../../src/node/build/build';
import { checkConfig } from '../../../src/node/config/check/checkConfig';
import { loadSchemas } from '../../../src/node/schemas/load';
import type { WholeConfig } from '../../../src/node/site/company.fixture';
import { addProducts } from './companies';
import { uncompressed } from './uncompressed';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds the site of a config, with the pictures beside it, into a folder. Its scripts are not minified.
 * @param file The path of the config in the project folder.
 * @param category One that becomes a category with a listing of several pages, whose products have no link previews of
 * their own.
 */
export async function buildConfig(file: string, outDir: string, category?: string): Promise<void> {
  const { config, problems } = await checkConfig(path.resolve(ROOT, file), { root: ROOT });
  if (!config) throw new Error(problems[0]?.message);
  if (category) addProducts(config as WholeConfig, category);
  await buildSite({
    root: ROOT,
    siteDir: path.dirname(path.resolve(ROOT, file)),
    outDir,
    config: uncompressed(config),
    schemas: loadSchemas(ROOT),
    isDraft: true,
    hasOnePreview: category !== undefined,
  });
}
