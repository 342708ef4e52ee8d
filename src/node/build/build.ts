import { join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import { readReleases } from '../embed/releases';
import { openOutput } from '../output/outputFolder';
import { prepareSite } from './prepareSite';
import type { SchemaSet } from '../schemas/load';
import { writeSite } from './writeSite';

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

/**
 * Builds the whole site as static files for any host. A build that fails or is interrupted leaves the last site as
 * it was: pages of partners ask for scripts that only stand there.
 * @throws The first thing that went wrong; what still went on by then ends by itself.
 */
export async function buildSite({
  root,
  siteDir = root,
  outDir,
  config,
  schemas,
}: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  // Without this, React comes in a slower form, and so would the cached code.
  process.env['NODE_ENV'] = 'production';
  const sources = { root, siteDir, config, schemas, cache: join(root, 'node_modules', '.cache') };
  const output = await openOutput(outDir);
  const build = async () => {
    const kept = await readReleases(outDir, config.site.id);
    const written = await writeSite(await prepareSite(sources), { folder: output.path, kept });
    await output.publish();
    return written;
  };
  const written = await build().finally(() => output.tidy());
  return { ...written, time: performance.now() - started };
}
