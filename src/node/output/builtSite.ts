import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteData } from '../../generated/types';

/**
 * What a built site says of the company on every page; undefined where there is none, or one that is just
 * being written.
 * @param outDir The built site. It may be built again meanwhile: ask again for each request.
 */
export function readBuiltSite(outDir: string): SiteData | undefined {
  const data = path.join(outDir, 'data');
  try {
    const [build = ''] = readdirSync(data);
    // The build has written it: its shape needs no check.
    return JSON.parse(readFileSync(path.join(data, build, '_site.json'), 'utf8')) as SiteData;
  } catch {
    return undefined;
  }
}
