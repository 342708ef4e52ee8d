import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import type { Writer } from '../output/write';
import type { SchemaSet } from '../schemas/load';
import type { ResolvedSite } from '../site/resolve';
import { catalogueFiles } from './catalogueFiles';
import { loaderData, widgetData } from './data';
import { componentsOf, readElements, sharedStrings } from './elements';
import { keptEmbed } from './keptEmbed';
import { listVersions, type EmbedRelease } from './releases';
import { compileRules } from './rules';
import { widgetTheme } from './theme';

/** The inputs of the embed's files. */
export interface EmbedParts {
  root: string;
  /** The cache folder, kept between builds. */
  cache: string;
  config: SiteConfig;
  schemas: SchemaSet;
  site: ResolvedSite;
  /** The scripts of earlier builds that stay published. */
  kept: EmbedRelease;
}

/**
 * Builds and writes everything that partners' pages fetch: scripts, the list of versions, the catalogue. Nothing for
 * a site without a store.
 */
export async function publishEmbed(
  writer: Pick<Writer, 'write'>,
  parts: EmbedParts,
): Promise<void> {
  const { root, cache, config, schemas, site, kept } = parts;
  const { store } = site.data;
  if (!store) return;
  const data = { ...site.data, store };
  const css = await readFile(join(root, 'embed/loader/loader.css'), 'utf8');
  const { version: release } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const elements = readElements(root, schemas, config);
  const built = await keptEmbed(cache, {
    root,
    release,
    loader: (version) => loaderData(data, config, { version, css, elements }),
    widgets: widgetData(data, config, { strings: sharedStrings(schemas), elements }),
    components: componentsOf(elements),
    theme: widgetTheme(config),
    rules: compileRules(schemas, config),
  });
  const files: EmbedRelease = new Map([
    ...kept,
    ...[...built.files].map(([name, code]): [string, Buffer] => [
      `/embed/${name}`,
      Buffer.from(code),
    ]),
  ]);
  const versions = JSON.stringify(listVersions(files, built.version), null, 2);
  const categories = config.store?.categories ?? [];
  const slugs = ['all', 'featured', ...categories.map(({ id }) => id)];
  const catalogue = catalogueFiles(site.catalogue, slugs, store.catalogue);
  for (const name of ['preview.html', 'preview.css'])
    await writer.write(`/embed/${name}`, await readFile(join(root, 'embed', name)));
  for (const [url, content] of [
    ...files,
    ...catalogue,
    ['/embed/versions.json', versions] as const,
  ]) {
    await writer.write(url, content);
  }
}
