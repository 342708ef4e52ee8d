import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteData } from '../../generated/types';

/** The data that all pages share, in the folder of the pages' data. */
const SITE_FILE = '_site.json';

/**
 * The folder with the data of a built site's pages: in data/, or in catalogue/ if the site is large; undefined if there
 * is no built site.
 */
export function dataFolder(outDir: string): string | undefined {
  for (const parent of ['data', 'catalogue'].map((name) => path.join(outDir, name))) {
    const names = existsSync(parent) ? readdirSync(parent) : [];
    const found = names.find((name) => existsSync(path.join(parent, name, SITE_FILE)));
    if (found !== undefined) return path.join(parent, found);
  }
  return undefined;
}

/**
 * The data that all pages of a built site share; undefined if there is no built site, or it is being replaced.
 * @param outDir The built site. A new build may replace it at any time: call this for each request.
 */
export function readBuiltSite(outDir: string): SiteData | undefined {
  try {
    const folder = dataFolder(outDir);
    if (folder === undefined) return undefined;
    // Written by our own build, so not validated again.
    return JSON.parse(readFileSync(path.join(folder, SITE_FILE), 'utf8')) as SiteData;
  } catch {
    return undefined;
  }
}
