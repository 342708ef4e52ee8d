import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The browsers named under "browserslist" in package.json: in those under "full" everything works; those under "basic"
 * keep the page as it was delivered, with list, menu, form and links (src/ui/isFullBrowser.ts tells them apart).
 */
export type BrowserGroup = 'full' | 'basic';

/** A browser by its name at browserslist, with the oldest version meant: ['ios_saf', '15.4']. */
export type OldestBrowser = readonly [name: string, version: string];

/** The oldest browsers of a group. */
export function oldestBrowsers(root: string, group: BrowserGroup): OldestBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: Record<BrowserGroup, string[]>;
  };
  return browserslist[group].map((query) => {
    const [name = '', version = ''] = query.split(' >= ');
    return [name, version];
  });
}

/** The same as targets of Vite: 'ios15.4'. */
export function buildTargets(root: string, group: BrowserGroup): string[] {
  return oldestBrowsers(root, group).map(([name, version]) => name.replace('_saf', '') + version);
}
