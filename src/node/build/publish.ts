import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { COUNTED_FILE } from '../../document/visits/countedFile';
import type { NewsItem, SiteData } from '../../generated/types';
import type { SchemaSet } from '../schemas/load';
import { filesBelow } from '../files/filesBelow';
import { manifest, robots, sitemaps } from './feeds';
import { iconFiles, iconSvg } from './icons';
import { newsFeed } from './newsFeed';
import { NEWS_FEED } from '../site/news/newsItems';
import { PACKAGE_URL, packageArchive } from '../embed/package/packageFiles';
import type { SiteSources } from './prepareSite';
import { markDrawing, type MarkSources } from '../render/mark';
import { FILES_AT_A_TIME } from '../files/filesAtATime';
import { isPinnedFile } from '../site/pinned';
import { isPrepared } from '../site/published';
import type { Writer } from '../output/write';

/** Publishes the scripts and styles that Vite has written into `folder`. */
export async function publishCode(writer: Writer, folder: string): Promise<void> {
  await pMap(
    await filesBelow(folder),
    async (file) =>
      writer.write(`/assets/${file.replaceAll('\\', '/')}`, await readFile(join(folder, file))),
    { concurrency: FILES_AT_A_TIME },
  );
}

/** Copies public/ verbatim, except pictures and fonts, which are already published under /assets/. */
export async function publishPublic(writer: Writer, siteDir: string): Promise<void> {
  const folder = join(siteDir, 'public');
  // Optional: a company may have no pictures.
  if (!existsSync(folder)) return;
  for (const file of await filesBelow(folder)) {
    // Releases of the embed are checked before they are published.
    if (isPrepared(file) || isPinnedFile(file)) continue;
    await writer.write(`/${file.replaceAll('\\', '/')}`, await readFile(join(folder, file)));
  }
}

/** Publishes the npm package for partners, if the site has an embed: a store. */
export async function publishPackage(
  writer: Writer,
  { root, cache, config }: Pick<SiteSources, 'root' | 'cache' | 'config'>,
): Promise<void> {
  if (config.store) await writer.write(PACKAGE_URL, await packageArchive(root, cache));
}

/** Publishes the schemas, so that editors can load them from the site for completion. */
export async function publishSchemas(writer: Writer, schemas: SchemaSet): Promise<void> {
  await pMap(schemas.texts, ([file, text]) => writer.write(`/schemas/${file}`, text), {
    concurrency: FILES_AT_A_TIME,
  });
}

/** For hosts that have no rule of their own for it. */
const COUNTED =
  'Browsers ask for this file so that the log of this server has a line: a page, an inquiry, a search without a result.\n';

/** Sitemap, robots.txt, feed of news if there are any, manifest and icons. `listed` are the absolute URLs for the sitemap. */
export async function publishFeeds(
  writer: Writer,
  {
    siteDir,
    config,
    fonts,
    site,
    listed,
    news,
  }: MarkSources & { site: SiteData; listed: string[]; news: NewsItem[] },
): Promise<void> {
  const { colors } = config.theme;
  for (const [url, text] of sitemaps(listed, site.site.url)) await writer.write(url, text);
  await writer.write('/robots.txt', robots(site.site.url));
  if (config.hosting.counts) await writer.write(COUNTED_FILE, COUNTED);
  if (news.length > 0) await writer.write(NEWS_FEED, newsFeed(config.site, news));
  await writer.write(
    '/manifest.webmanifest',
    manifest(site, { background: colors.paper, theme: colors.navy }),
  );
  const icon = iconSvg(await markDrawing({ config, siteDir, fonts }), colors.navy);
  await writer.write('/favicon.svg', icon);
  for (const [url, content] of await iconFiles(icon)) await writer.write(url, content);
}
