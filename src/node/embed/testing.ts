import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig } from '../config/check/checkConfig';
import { createAssets } from '../files/assets';
import { loadSchemas } from '../schemas/load';
import { COMPANY } from '../site/company.fixture';
import { resolveSite } from '../site/resolve';
import { buildEmbed, type EmbedFiles } from './buildEmbed';
import { loaderData, widgetData } from './data';
import { componentsOf, readElements, sharedStrings } from './elements';
import { compileRules } from './rules';
import { widgetTheme } from './theme';

/** The embed's scripts for the test company, built from a project's sources. */
export async function buildCompanyEmbed(root: string): Promise<EmbedFiles> {
  const { config } = await checkConfig(join(COMPANY, 'site.config.json'), { root });
  if (!config) throw new Error('The config of the company of the tests has mistakes.');
  const schemas = loadSchemas(root);
  const site = await resolveSite(config, schemas, COMPANY, createAssets());
  const { store } = site.data;
  if (!store) throw new Error('The company of the tests has no store.');
  const data = { ...site.data, store };
  const css = readFileSync(join(root, 'embed/loader/loader.css'), 'utf8');
  const elements = readElements(root, schemas, config);
  return buildEmbed({
    root,
    release: '0.1.0',
    loader: (version) => loaderData(data, config, { version, css, elements }),
    widgets: widgetData(data, config, { strings: sharedStrings(schemas), elements }),
    components: componentsOf(elements),
    theme: widgetTheme(config),
    rules: compileRules(schemas, config),
  });
}
