import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteData } from '../../generated/types';

/**
 * The data that all pages of a built site share; undefined if there is no built site, or it is being replaced.
 * @param outDir The built site. A new build may replace it at any time: call this for each request.
 */
export function readBuiltSite(outDir: string): SiteData | undefined {
  const data = path.join(outDir, 'data');
  try {
    const [build = ''] = readdirSync(data);
    // Written by our own build, so not validated again.
    return JSON.parse(readFileSync(path.join(data, build, '_site.json'), 'utf8')) as SiteData;
  } catch {
    return undefined;
  }
}
