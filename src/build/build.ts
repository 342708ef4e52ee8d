import { join } from 'node:path';
import type { SiteConfig } from '../generated/authored';
import { blockGroups } from './blockGroups';
import { buildName } from './buildName';
import { buildCode } from './code';
import type { Drawing, PageJob } from './draw/drawPage';
import { drawPages } from './draw/drawPages';
import { gatherPageAssets } from './draw/pageAssets';
import { publishEmbed } from './embed/publishEmbed';
import { readReleases } from './embed/releases';
import { outsideOrigins, permanent } from './hosting/fromConfig';
import { publishHosting } from './hosting/publish';
import { createAssets, cspHash } from './output/assets';
import { atMost, AT_A_TIME } from './output/atMost';
import { clear } from './output/clear';
import { publishCode, publishFeeds, publishPublic, publishSchemas } from './output/publish';
import type { FileJob } from './output/compress.mjs';
import { createWriter } from './output/write';
import { prepareFont } from './render/fonts';
import { themeCss } from './render/theme';
import { headerCss, menuInRowFrom } from './headerFit';
import { createPhotos } from './pictures/photos';
import { createShareImages } from './share/shareImages';
import type { SchemaSet } from './schemas/load';
import { missingParts } from './schemas/needs';
import { hasChoices } from './site/plurals';
import { resolveSite } from './site/resolve';
import { createThreads } from './threads/threads';
import { writingOf } from './writing';

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

/** What a build has made, for its summary line. */
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
  // Without this, React and its router come in a slower form, and so would the cached code.
  process.env['NODE_ENV'] = 'production';
  const cache = join(root, 'node_modules', '.cache');
  const kept = await readReleases(outDir, config.site.id);
  const last = await clear(outDir, cache);
  const { theme } = config;
  const { direction } = writingOf(config.site.language);
  const assets = createAssets();
  const origins = outsideOrigins(config);
  const [code, font] = await Promise.all([
    buildCode({
      root,
      cache,
      together: blockGroups(config, root),
      without: schemas.blockTypes.filter(
        (type) => missingParts(schemas.block(type), config).length > 0,
      ),
      has: {
        STORE: config.store !== undefined,
        CHAT: config.chat !== undefined,
        PLURALS: hasChoices(config.strings, config.inquiry),
      },
      direction,
      menuFrom: menuInRowFrom(config),
    }),
    prepareFont({ root, siteDir, config, schemas, assets, cache }),
  ]);
  const photos = createPhotos(cache);
  const site = await resolveSite(config, schemas, siteDir, assets, photos);
  const data = `/data/${buildName({ site, config, code, photos })}`;
  const rules =
    font.css + themeCss(theme, font.stack, config.site.language) + headerCss(config) + photos.css();
  const drawing: Drawing = {
    site: site.data,
    assetsByKey: gatherPageAssets(code, [...site.pages, site.notFound], rules),
    entry: code.entry,
    data,
    policy: origins,
    fontUrls: font.urls,
    early: code.early,
    earlySteps: code.earlySteps,
    themeColor: theme.colors.navy,
  };
  const threads = createThreads<PageJob[] | FileJob>(code.thread, drawing);
  const expected = site.pages.length + site.catalogue.productIds().length;
  const writer = createWriter(outDir, expected, threads);
  // Keeps the threads busy while the main one plans what each page needs.
  const others = Promise.all([
    publishCode(writer, code.folder),
    publishPublic(writer, siteDir),
    publishSchemas(writer, schemas),
    writer.write(`${data}/_site.json`, JSON.stringify(site.data)),
    atMost(AT_A_TIME, site.index, ([url, content]) => writer.write(url, content)),
    publishEmbed(writer, { root, cache, config, schemas, site, kept }),
  ]);
  const share = await createShareImages({
    config,
    site,
    siteDir,
    cache,
    assets,
    photos,
    fonts: font.sources,
    writer,
  });
  const [listed] = await Promise.all([
    drawPages({ site, data, writer, threads, share, expected }),
    others,
  ]);
  // Pages bring some of them along.
  await atMost(AT_A_TIME, assets.files, ([url, content]) => writer.write(url, content));
  for (const [url, file] of photos.files) writer.copy(url, file);
  await publishFeeds(writer, { siteDir, config, fonts: font.sources, site: site.data, listed });
  await Promise.all([share.done, photos.tidy()]);
  await threads.close();
  const hosting = {
    ...origins,
    scriptHashes: [code.early, ...code.earlySteps.values()].map(cspHash),
    url: config.site.url,
    patterns: site.data.patterns,
  };
  await publishHosting(outDir, hosting, permanent(site.data));
  await last.done;
  return { pages: listed.length, files: writer.count, time: performance.now() - started };
}
