import { join } from 'node:path';
import { checkConfig } from '../config/check/checkConfig';
import { createAssets } from '../files/assets';
import { loadSchemas } from '../schemas/load';
import { COMPANY } from '../site/company.fixture';
import { resolveSite } from '../site/resolve';
import { buildEmbed, type EmbedFiles } from './buildEmbed';
import { embedOptions } from './embedOptions';

/** The embed's scripts for the test company, built from a project's sources. Not minified, because that takes long. */
export async function buildCompanyEmbed(root: string): Promise<EmbedFiles> {
  const { config } = await checkConfig(join(COMPANY, 'site.config.json'), { root });
  if (!config) throw new Error('The config of the company of the tests has mistakes.');
  const schemas = loadSchemas(root);
  const site = await resolveSite(config, schemas, COMPANY, createAssets());
  const options = await embedOptions({ root, config, schemas, site });
  if (!options) throw new Error('The company of the tests has no store.');
  return buildEmbed({ ...options, release: '0.1.0', isDraft: true });
}
