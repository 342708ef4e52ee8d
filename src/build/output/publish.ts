import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import type { SiteData } from '../../generated/types';
import type { SchemaSet } from '../schemas/load';
import { colourDrawing } from '../site/drawings';
import { manifest, robots, sitemap } from './feeds';
import { iconFiles, iconSvg, photoSvg } from './icons';
import { atMost, AT_A_TIME } from './atMost';
import type { Writer } from './write';

/** Folders of public/ whose files the build prepares itself. */
const PREPARED = /^(images|fonts)[\\/]/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** Gives the scripts and styles that Vite has written their compressed siblings. */
export async function publishCode(writer: Writer, outDir: string): Promise<void> {
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  const files = await filesBelow(join(outDir, 'assets'));
  await atMost(AT_A_TIME, files, async (file) =>
    writer.write(`/assets/${file}`, await readFile(join(outDir, 'assets', file))),
  );
}

/** Copies public/ as it is, but for pictures and fonts, which stand under /assets/ by now. */
export async function publishPublic(writer: Writer, siteDir: string): Promise<void> {
  const folder = join(siteDir, 'public');
  for (const file of await filesBelow(folder)) {
    if (PREPARED.test(file)) continue;
    await writer.write(`/${file.replaceAll('\\', '/')}`, await readFile(join(folder, file)));
  }
}

/** Serves the schemas, so that an editor can be pointed at the site for completion. */
export async function publishSchemas(writer: Writer, schemas: SchemaSet): Promise<void> {
  await atMost(AT_A_TIME, schemas.files, ([file, schema]) =>
    writer.write(`/schemas/${file}`, `${JSON.stringify(schema, null, 2)}\n`),
  );
}

/** Site map, robots.txt, manifest and icons. `listed` are the full addresses for the site map. */
export async function publishFeeds(
  writer: Writer,
  {
    siteDir,
    config,
    site,
    listed,
  }: { siteDir: string; config: SiteConfig; site: SiteData; listed: string[] },
): Promise<void> {
  const { colors } = config.theme;
  await writer.write('/sitemap.xml', sitemap(listed));
  await writer.write('/robots.txt', robots(site.site.url));
  await writer.write(
    '/manifest.webmanifest',
    manifest(site, { background: colors.paper, theme: colors.navy }),
  );
  const { src } = config.site.logo.mark;
  const mark = await readFile(join(siteDir, 'public', src));
  const drawing = src.endsWith('.svg') ? mark.toString('utf8') : await photoSvg(mark);
  const icon = iconSvg(
    colourDrawing(drawing, { line: colors.line, mark: colors.signal, text: colors.signal }),
    colors.navy,
  );
  await writer.write('/favicon.svg', icon);
  for (const [url, content] of await iconFiles(icon)) await writer.write(url, content);
}
