import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import type { ResolvedSite } from '../site/resolve';
import type { EmbedOptions } from './bundleScripts';
import { loadFieldKinds } from '../site/formFields/fieldKind';
import { mainForm } from '../site/formFields/mainForm';
import { loaderData, widgetData } from './data';
import { divideData } from './divideData';
import { componentsOf, readElements, sharedStrings } from './elements';
import { compileRules, examplesOf, siteChoices } from './rules';
import { widgetTheme } from './theme';

/** The inputs of the embed. */
export interface EmbedInput {
  root: string;
  config: SiteConfig;
  schemas: SchemaSet;
  site: Pick<ResolvedSite, 'data'>;
  /** Whether the scripts are not minified: see EmbedOptions. */
  isDraft?: boolean | undefined;
}

/** The company's part of the embed's scripts; undefined for a site without a store, which has no embed. */
export async function embedOptions(input: EmbedInput): Promise<EmbedOptions | undefined> {
  const { root, config, schemas, site, isDraft = false } = input;
  const { store } = site.data;
  if (!store) return undefined;
  const data = { ...site.data, store };
  const css = await readFile(join(root, 'embed/loader/loader.css'), 'utf8');
  const { version: release } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const elements = readElements(root, schemas, config);
  const strings = sharedStrings(schemas, config);
  const widgets = widgetData(data, config, {
    strings,
    elements,
    form: mainForm(config, schemas),
    fieldKinds: await loadFieldKinds(),
  });
  return {
    root,
    release,
    loader: (version) => loaderData(data, config, { version, css, elements }),
    widgets,
    divided: divideData(widgets, strings, elements),
    components: componentsOf(elements),
    theme: widgetTheme(config),
    rules: compileRules(schemas, config),
    choices: siteChoices(schemas, config),
    examples: examplesOf(schemas),
    isDraft,
  };
}
