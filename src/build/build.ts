import { join } from 'node:path';
import type { SiteConfig } from '../generated/authored';
import { blockGroups } from './blockGroups';
import { buildCode, type BuiltCode } from './code';
import { createDressing } from './dressing';
import { publishEmbed } from './embed/publishEmbed';
import { readReleases } from './embed/releases';
import { outsideOrigins, permanent } from './hosting/fromConfig';
import { pagePolicy } from './hosting/policy';
import { publishHosting } from './hosting/publish';
import { createAssets, cspHash, shortHash } from './output/assets';
import { atMost, AT_A_TIME } from './output/atMost';
import { clear } from './output/clear';
import { publishCode, publishFeeds, publishPublic, publishSchemas } from './output/publish';
import { createWriter } from './output/write';
import { documentHtml } from './render/document';
import { prepareFont } from './render/fonts';
import { themeCss } from './render/theme';
import { createPhotos } from './pictures/photos';
import { createShareImages } from './share/shareImages';
import type { SchemaSet } from './schemas/load';
import { HOME, NOT_FOUND, routes, type Route } from './site/pages';
import { resolveSite, type ResolvedSite } from './site/resolve';

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
  const writer = createWriter(outDir, site.pages.length + site.catalogue.productIds().length);

  const data = `/data/${buildName(site, code)}`;
  const policy = { ...origins, earlyScriptHash: cspHash(code.early) };
  const dress = createDressing(
    code,
    site.data,
    data,
    font.css + themeCss(theme, font.stack) + photos.css(),
  );
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
  await atMost(AT_A_TIME, routes(site), async (route) => {
    const json = writer.write(`${data}/${route.page.id}.json`, JSON.stringify(route.page));
    if (!route.hasFile) return json;
    const { css, styleHash, stylesheets, boot } = dress(route.page);
    const html = documentHtml({
      site: site.data,
      page: route.page,
      hidden: route.hidden,
      html: code.render(site.data, route.page),
      policy: pagePolicy({ ...policy, styleHashes: [styleHash] }),
      css,
      stylesheets,
      fontUrl: font.url,
      early: { code: code.early },
      boot,
      shareImage: share.of(route),
      themeColor: theme.colors.navy,
    });
    if (isListed(route)) listed.push(route.page.canonical);
    await Promise.all([json, writer.write(htmlFile(route), html)]);
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
  await writer.close();
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
