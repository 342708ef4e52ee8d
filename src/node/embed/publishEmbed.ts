import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writer } from '../output/write';
import type { ResolvedSite } from '../site/resolve';
import { catalogueFiles } from './catalogueFiles';
import { companyFile } from './companyFile';
import { embedOptions, type EmbedInput } from './embedOptions';
import { keptEmbed } from './keptEmbed';
import { readPinned, type EmbedRelease } from '../site/pinned';
import { listVersions } from './releases';

/** The inputs of `publishEmbed`. */
export interface PublishOptions extends EmbedInput {
  /** The folder that contains public/. */
  siteDir: string;
  /** The cache folder, kept between builds. */
  cache: string;
  site: ResolvedSite;
  /** The scripts of earlier builds that stay published. */
  kept: EmbedRelease;
}

/**
 * Builds and writes everything that partners' pages fetch: scripts, the list of versions, the catalogue. Nothing for
 * a site without a store.
 * @throws {Error} If a release that was promised to partners is missing from public/embed.
 */
export async function publishEmbed(
  writer: Pick<Writer, 'write'>,
  input: PublishOptions,
): Promise<void> {
  const { root, siteDir, cache, config, site, kept } = input;
  const { store } = site.data;
  const options = await embedOptions(input);
  if (!options || !store) return;
  const pinned = await readPinned(join(siteDir, 'public'));
  if (pinned.problems.length > 0) throw new Error(pinned.problems.join('\n'));
  const built = await keptEmbed(cache, options);
  const files: EmbedRelease = new Map([
    ...kept,
    ...pinned.files,
    ...[...built.files].map(([name, code]): [string, Buffer] => [
      `/embed/${name}`,
      Buffer.from(code),
    ]),
  ]);
  const versions = listVersions(files, built.version, pinned.releases);
  const categories = config.store?.categories ?? [];
  const slugs = ['all', 'featured', ...categories.map(({ id }) => id)];
  const catalogue = catalogueFiles(site.catalogue, slugs, {
    index: store.catalogue,
    search: store.search,
    ...(site.assets.lasting && { lasting: site.assets.lasting }),
    ...(store.endpoint !== undefined && { endpoint: store.endpoint }),
  });
  for (const name of ['preview.html', 'preview.css'])
    await writer.write(`/embed/${name}`, await readFile(join(root, 'embed', name)));
  for (const [url, text] of catalogue) await writer.write(url, text);
  for (const [url, content] of [
    ...files,
    ['/embed/versions.json', JSON.stringify(versions, null, 2)] as const,
    ['/embed/company.json', companyFile(options)] as const,
  ]) {
    await writer.write(url, content);
  }
}
