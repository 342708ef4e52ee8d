import { join } from 'node:path';
import type { SiteConfig } from '../generated/authored';
import { blockGroups } from './blockGroups';
import { buildCode, type BuiltCode } from './code';
import type { Drawing, PageJob } from './draw/drawPage';
import { gatherDressings } from './draw/dressing';
import { publishEmbed } from './embed/publishEmbed';
import { readReleases } from './embed/releases';
import { outsideOrigins, permanent } from './hosting/fromConfig';
import { publishHosting } from './hosting/publish';
import { createAssets, cspHash, shortHash } from './output/assets';
import { atMost, AT_A_TIME, inGroups } from './output/atMost';
import { clear } from './output/clear';
import { publishCode, publishFeeds, publishPublic, publishSchemas } from './output/publish';
import type { FileJob } from './output/press.mjs';
import { createWriter } from './output/write';
import { prepareFont } from './render/fonts';
import { themeCss } from './render/theme';
import { createPhotos } from './pictures/photos';
import { createShareImages } from './share/shareImages';
import type { SchemaSet } from './schemas/load';
import { HOME, NOT_FOUND, routes, type Route } from './site/pages';
import { resolveSite, type ResolvedSite } from './site/resolve';
import { createThreads } from './threads/threads';

/** What is built, from where to where. */
export interface BuildOptions {
  /** The folder of the project: its code and schemas. */
  root: string;
  /** The folder of the site: its public/. Without it, that of the project. */
  siteDir?: string;
  outDir: string;
  /** A checked config with its defaults filled in. */
  config: SiteConfig;
  schemas: SchemaSet;
}

/** What a build has made, for the line that tells it. */
export interface BuildReport {
  pages: number;
  files: number;
  /** Duration in ms. */
  time: number;
}

/** Pages go to the threads in about so many groups: enough that all threads end together, few letters to write. */
const GROUPS = 600;

/** Builds the whole site as static files for any host. */
export async function buildSite({
  root,
  siteDir = root,
  outDir,
  config,
  schemas,
}: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const cache = join(root, 'node_modules', '.cache');
  const kept = await readReleases(outDir, config.site.id);
  const last = await clear(outDir, cache);
  const { theme } = config;
  const assets = createAssets();
  const origins = outsideOrigins(config);
  const [code, font] = await Promise.all([
    buildCode({ root, cache, together: blockGroups(config, root) }),
    prepareFont({ root, siteDir, config, assets }),
  ]);
  const photos = createPhotos(cache);
  const site = await resolveSite(config, schemas, siteDir, assets, photos);
  const data = `/data/${buildName(site, code)}`;
  const policy = { ...origins, earlyScriptHash: cspHash(code.early) };
  const rules = font.css + themeCss(theme, font.stack) + photos.css();
  const drawing: Drawing = {
    site: site.data,
    dressings: gatherDressings(code, [...site.pages, site.notFound], rules),
    entry: code.entry,
    data,
    policy,
    fontUrl: font.url,
    early: code.early,
    themeColor: theme.colors.navy,
  };
  const threads = createThreads<PageJob[] | FileJob>(code.thread, drawing);
  const expected = site.pages.length + site.catalogue.productIds().length;
  const writer = createWriter(outDir, expected, threads);
  const share = await createShareImages({
    config,
    site,
    siteDir,
    cache,
    assets,
    photos,
    font: font.source,
    writer,
  });
  const listed: string[] = [];
  await atMost(AT_A_TIME, inGroups(routes(site), Math.ceil(expected / GROUPS)), async (group) => {
    const jobs: PageJob[] = [];
    for (const route of group) {
      const page = JSON.stringify(route.page);
      const dataUrl = `${data}/${route.page.id}.json`;
      if (!route.hasFile) {
        await writer.write(dataUrl, page);
        continue;
      }
      if (isListed(route)) listed.push(route.page.canonical);
      jobs.push({
        page,
        hidden: route.hidden,
        shareImage: share.of(route),
        dataFile: writer.place(dataUrl),
        htmlFile: writer.place(htmlFile(route)),
        effort: writer.effort,
      });
    }
    await threads.work(jobs);
  });

  await publishCode(writer, code.folder);
  await publishPublic(writer, siteDir);
  await publishSchemas(writer, schemas);
  await writer.write(`${data}/_site.json`, JSON.stringify(site.data));
  await atMost(AT_A_TIME, site.index, ([url, content]) => writer.write(url, content));
  await atMost(AT_A_TIME, assets.files, ([url, content]) => writer.write(url, content));
  await publishEmbed(writer, { root, cache, config, schemas, site, kept });
  for (const [url, file] of photos.files) writer.copy(url, file);
  await publishFeeds(writer, { siteDir, config, site: site.data, listed });
  await Promise.all([share.done, photos.tidy()]);
  await threads.close();
  await publishHosting(outDir, { ...policy, url: config.site.url }, permanent(site.data));
  await last.done;
  return { pages: listed.length, files: writer.count, time: performance.now() - started };
}

/** Changes with the code and with the data, so that an old page in a tab never meets new data. */
function buildName(site: ResolvedSite, code: BuiltCode): string {
  const products = site.catalogue.productIds().map((id) => site.catalogue.product(id));
  return shortHash(JSON.stringify([code.entry, site.data, site.pages, products]));
}

/** Where the file of a page stands: '/about' is about/index.html. */
function htmlFile({ page }: Route): string {
  if (page.id === NOT_FOUND) return '/404.html';
  return page.id === HOME ? '/index.html' : `/${page.id}/index.html`;
}

/** Whether a page belongs into the site map: search engines may show it, and it repeats no other. */
function isListed({ hidden, page, path }: Route): boolean {
  return !hidden && page.canonical.endsWith(encodeURI(path));
}
