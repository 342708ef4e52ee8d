import { awaitedLater } from '../files/awaitedLater';
import type { PageJob } from '../render/prerenderPage';
import { prerenderPages } from '../render/prerenderPages';
import { publishEmbed } from '../embed/publishEmbed';
import type { EmbedRelease } from '../embed/releases';
import { externalOrigins, permanentRedirects } from '../hosting/fromConfig';
import { publishHosting } from '../hosting/publish';
import { cspHash } from '../files/assets';
import { concurrently, AT_A_TIME } from '../files/concurrently';
import type { FileJob } from '../output/compress.mjs';
import { publishCode, publishFeeds, publishPublic, publishSchemas } from './publish';
import { createWriter, type Writer } from '../output/write';
import type { PreparedSite } from './prepareSite';
import { forBrowsers } from '../site/forBrowsers';
import { createShareImages } from '../render/share/shareImages';
import { createThreads, type Threads } from '../output/threads/threads';

interface Place {
  /** Empty as yet. */
  folder: string;
  /** The scripts of earlier builds that stay. */
  kept: EmbedRelease;
}

interface Tools {
  writer: Writer;
  threads: Threads<PageJob[] | FileJob>;
  /** About how many pages there are. */
  expected: number;
}

/** Writes all files of a site. When it fails, nothing more is written after that. */
export async function writeSite(
  prepared: PreparedSite,
  { folder, kept }: Place,
): Promise<{ pages: number; files: number }> {
  const { config, site, code, context } = prepared;
  const threads = createThreads<PageJob[] | FileJob>(code.thread, context);
  const expected = site.pages.length + site.catalogue.productIds().length;
  const writer = createWriter(folder, expected, threads);
  let pages: number;
  try {
    pages = await writeFiles(prepared, kept, { writer, threads, expected });
  } finally {
    writer.close();
    await threads.close();
  }
  const hosting = {
    ...externalOrigins(config),
    scriptHashes: [code.early, ...code.earlySteps.values()].map(cspHash),
    url: config.site.url,
    patterns: site.data.patterns,
  };
  await publishHosting(folder, hosting, permanentRedirects(site.data));
  return { pages, files: writer.count };
}

/** Returns how many pages search engines are to find. */
async function writeFiles(
  prepared: PreparedSite,
  kept: EmbedRelease,
  { writer, threads, expected }: Tools,
): Promise<number> {
  const { siteDir, config, schemas, site, code, assets, photos, fonts, context } = prepared;
  const { data } = context.frame;
  // Keeps the threads busy while the main one plans what each page needs.
  const others = awaitedLater(
    Promise.all([
      publishCode(writer, code.folder),
      publishPublic(writer, siteDir),
      publishSchemas(writer, schemas),
      writer.write(`${data}/_site.json`, forBrowsers(site.data)),
      concurrently(AT_A_TIME, site.index, ([url, content]) => writer.write(url, content)),
      publishEmbed(writer, { ...prepared, kept }),
    ]),
  );
  const share = await createShareImages({ ...prepared, writer });
  const [listed] = await Promise.all([
    prerenderPages({ site, data, writer, threads, share, expected }),
    others,
  ]);
  // Pages bring some of them along.
  await concurrently(AT_A_TIME, assets.files, ([url, content]) => writer.write(url, content));
  for (const [url, file] of photos.files) writer.copy(url, file);
  await publishFeeds(writer, { siteDir, config, fonts, site: site.data, listed });
  await Promise.all([share.done, photos.tidy()]);
  return listed.length;
}
