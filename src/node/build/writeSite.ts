import { statSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { publishEmbed } from '../embed/publishEmbed';
import type { EmbedRelease } from '../site/pinned';
import { cspHash } from '../files/assets';
import { FILES_AT_A_TIME } from '../files/filesAtATime';
import { externalOrigins, permanentRedirects } from '../hosting/fromConfig';
import { publishHosting } from '../hosting/publish';
import { createWriter, type Writer, type Written } from '../output/write';
import type { MadeFiles } from '../output/buildRecord';
import { NOT_KEPT, type FormerBuild } from '../output/formerBuild';
import { contextName } from '../render/contextName';
import { prerenderPages } from '../render/prerenderPages';
import { createPrerenderPool, type PrerenderPool } from '../render/prerenderPool';
import { createShareImages } from '../render/share/shareImages';
import { newsItems } from '../site/news/newsItems';
import { forBrowsers } from '../site/forBrowsers';
import { countRoutes } from '../site/pages';
import type { ResolvedSite } from '../site/resolve';
import { notices } from './notices';
import type { PreparedSite } from './prepareSite';
import type { TellProgress } from './progress';
import { publishPageTwins } from './pageTwins';
import { weigh } from './weigh';
import {
  publishCode,
  publishFeeds,
  publishPackage,
  publishPublic,
  publishSchemas,
} from './publish';

interface Target {
  /** The output folder, which must be empty. */
  folder: string;
  /** Embed scripts of earlier builds that stay published. */
  kept: EmbedRelease;
  /** The previous build, of which unchanged files are kept. */
  former: FormerBuild | undefined;
  progress?: TellProgress | undefined;
}

/** Writes all files of a site. After a failure, nothing more is written. */
export async function writeSite(
  prepared: PreparedSite,
  { folder, kept, former, progress }: Target,
): Promise<Written & { pages: number; record: MadeFiles; kept: ReadonlySet<string> }> {
  const { config, site, code, context } = prepared;
  const pool = createPrerenderPool(code.worker, context);
  const { compressed, compressedProducts } = config.hosting;
  const hasUncompressed = site.data.carried !== undefined && compressed && !compressedProducts;
  const expected = site.pages.length + site.catalogue.productIds().length;
  const writer = createWriter(folder, expected, compressed, former);
  let pages: number;
  try {
    pages = await writeFiles(prepared, kept, {
      writer,
      pool,
      compressesMany: !hasUncompressed,
      tell: progress && teller(site, progress),
      finish: () => progress?.({ step: 'finish' }),
    });
  } finally {
    await writer.close();
    await pool.destroy();
  }
  const hosting = {
    ...externalOrigins(config),
    scriptHashes: [
      code.early,
      code.around.meanwhile,
      ...Object.values(code.fold),
      ...code.earlySteps.values(),
    ].map(cspHash),
    url: config.site.url,
    patterns: site.data.patterns,
    search: site.data.store?.endpoint,
    counts: config.hosting.counts,
    compressed,
    hasUncompressed: !compressed || hasUncompressed,
    lasting: prepared.assets.lasting !== undefined,
  };
  const names = await publishHosting(folder, hosting, permanentRedirects(site.data));
  for (const name of names)
    writer.noteMade(`/${name}`, { by: NOT_KEPT, sizes: [statSync(join(folder, name)).size] });
  return { pages, record: writer.record, kept: writer.kept, ...writer.written };
}

interface Tools {
  writer: Writer;
  pool: Pick<PrerenderPool, 'run'>;
  /** Whether the pages of which a large site has thousands get compressed siblings. */
  compressesMany: boolean;
  /** Called with the number of pages that are there by now. */
  tell: ((done: number) => void) | undefined;
  /** Called when all of them are. */
  finish: () => void;
}

/** Reports how many of all pages are there. */
function teller(site: ResolvedSite, progress: TellProgress): (done: number) => void {
  const total = countRoutes(site);
  progress({ step: 'pages', done: 0, total });
  return (done) => progress({ step: 'pages', done, total });
}

/** Returns the number of pages, as progress counts them. */
async function writeFiles(
  prepared: PreparedSite,
  kept: EmbedRelease,
  { writer, pool, compressesMany, tell, finish }: Tools,
): Promise<number> {
  const { siteDir, config, schemas, site, code, assets, photos, fonts, data } = prepared;
  const writeEach = (files: Iterable<[url: string, content: Buffer | string]>) =>
    pMap(files, ([url, content]) => writer.write(url, content), { concurrency: FILES_AT_A_TIME });
  const writePages = async () => {
    const share = await createShareImages({ ...prepared, writer });
    const written = prerenderPages({
      site,
      data,
      writer,
      pool,
      effortForMany: compressesMany ? writer.effort : undefined,
      share,
      context: contextName(prepared.context, prepared.code.key),
      ...(tell && { tell }),
    });
    const [pages] = await Promise.all([written, share.write()]);
    finish();
    return pages;
  };
  const [{ listed, files, weights }] = await Promise.all([
    writePages(),
    publishCode(writer, code.folder),
    publishPublic(writer, siteDir),
    publishSchemas(writer, schemas),
    writer.write('/licenses.txt', notices(prepared.root, config)),
    writer.write(`${data}/_site.json`, forBrowsers(site.data)),
    writeEach(new Map([...site.index(), ...site.files])),
    publishEmbed(writer, { ...prepared, kept }),
    publishPackage(writer, prepared),
  ]);
  // Written after prerendering, which adds assets.
  await writeEach(assets.files);
  const budget = config.speed.ahead * 1000;
  const ahead = weigh({ code, pages: site.pages, data: weights, assets, budget });
  await writer.write(`${data}/_ahead.json`, JSON.stringify(ahead));
  for (const [url, file] of photos.files) writer.copy(url, file);
  const news = newsItems(site);
  await publishFeeds(writer, { siteDir, config, fonts, site: site.data, listed, news });
  publishPageTwins(writer, files, new Set(config.redirects.map(({ from }) => from)));
  await photos.tidy();
  return files.length;
}
