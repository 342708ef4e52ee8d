import { join, resolve } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import { readReleases } from '../embed/releases';
import { shortHash } from '../files/assets';
import { dropOtherRecords, keepRecord } from '../output/buildRecord';
import { openFormer, type FormerBuild } from '../output/formerBuild';
import { openOutput, type OutputFolder } from '../output/outputFolder';
import { isLarge } from '../site/largeSite';
import { keepHeapSmall } from './heap';
import { prepareSite } from './prepareSite';
import type { TellProgress } from './progress';
import type { SchemaSet } from '../schemas/load';
import { writeSite } from './writeSite';

/** Input folders, loaded config and output folder of a build. */
export interface BuildOptions {
  /** The project folder, with code and schemas. */
  root: string;
  /** The folder that contains public/; the project folder by default. */
  siteDir?: string;
  outDir: string;
  /** Validated, with defaults filled in. */
  config: SiteConfig;
  schemas: SchemaSet;
  progress?: TellProgress;
  /** The moment for which the site is made, by default the present. Content that is not due then is left out. */
  now?: Date;
  /**
   * Whether the site is only for looking at. Then the scripts for partners are not minified, which saves a quarter of
   * the build's time.
   */
  isDraft?: boolean;
  /**
   * Whether all pages share the link preview of the home page, because making one takes 50 ms. By default true for
   * drafts.
   */
  hasOnePreview?: boolean;
  /** From how many products on a site is large: see `isLarge`. Tests make large sites of few. */
  largeFrom?: number;
  /**
   * What has to be awaited before the new site takes the place of the last, such as a check that goes on meanwhile; if it
   * rejects, that one stays. A build that makes every file waits before it makes pages, as both together need more memory.
   */
  approve?: () => Promise<void>;
  /** Whether every file is made anew, instead of keeping those of the previous build that would be the same. */
  isFresh?: boolean;
}

/** Figures for the build's summary line. */
export interface BuildReport {
  /** All that progress counts: those of products and lists, and those of unknown addresses. */
  pages: number;
  /** The number of all files, including compressed siblings. */
  files: number;
  bytes: number;
  /** Duration in ms. */
  time: number;
}

/**
 * Builds the whole site as static files for any host. A failed or interrupted build leaves the previous site
 * untouched: partners' pages load scripts from it.
 * @throws The first error; work still running is stopped.
 */
export async function buildSite({
  root,
  siteDir = root,
  outDir,
  config,
  schemas,
  progress,
  now = new Date(),
  isDraft = false,
  hasOnePreview = isDraft,
  largeFrom,
  isFresh = false,
  approve,
}: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  // Otherwise React's slower development build would be bundled, and cached.
  process.env['NODE_ENV'] = 'production';
  const sources = {
    root,
    siteDir,
    config,
    schemas,
    now,
    isDraft,
    hasOnePreview,
    largeFrom,
    cache: join(root, 'node_modules', '.cache'),
  };
  const records = join(sources.cache, 'outputs', shortHash(resolve(outDir)));
  const output = await openOutput(outDir);
  const build = async () => {
    const kept = await readReleases(outDir, config.site.id);
    progress?.({ step: 'prepare' });
    const former = isFresh ? undefined : openFormer(outDir, records);
    const takesTurns = isLarge(config, largeFrom);
    if (takesTurns) keepHeapSmall();
    const inspection = takesTurns ? former?.inspect(output.spare) : undefined;
    const prepared = await prepareSite(sources);
    await inspection;
    if (!former) await approve?.();
    const removeRest = takesTurns && (await startFromSpare(output, former));
    const written = await writeSite(prepared, { folder: output.path, kept, former, progress });
    if (removeRest) removeRest(written.record);
    const differs = takesTurns ? former?.differences(written.record, written.kept) : undefined;
    await approve?.();
    const name = await keepRecord(records, { files: written.record, differs });
    await output.publish(name, differs !== undefined);
    await dropOtherRecords(records, name);
    return written;
  };
  const { pages, files, bytes } = await build().finally(() => output.tidy());
  return { pages, files, bytes, time: performance.now() - started };
}

/**
 * Makes the new build from the one before the previous, if that was kept: on a large site, linking what has not changed
 * would take longer than making what has.
 */
async function startFromSpare(
  output: OutputFolder,
  former: FormerBuild | undefined,
): Promise<ReturnType<FormerBuild['startFrom']> | undefined> {
  const { spare } = output;
  if (!former?.fits(spare)) return undefined;
  await output.startFromSpare();
  return former.startFrom(output.path, spare);
}
