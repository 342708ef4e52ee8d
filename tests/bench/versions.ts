import { readFileSync } from 'node:fs';
import path from 'node:path';
import { astroVersion } from './build/astroSite';
import { hugoVersion } from './build/hugoSite';
import { findBrowser } from '../browser-setup/findBrowser';

/** The versions of programs that affect the figures: 'node', 'browser', 'hugo', 'astro', or the name of a package. */
export async function versionsOf(...names: string[]): Promise<Record<string, string>> {
  const root = process.cwd();
  const entries = names.map(async (name) => {
    if (name === 'node') return [name, process.versions.node];
    if (name === 'browser') return [name, (await findBrowser(root)).version];
    if (name === 'astro') return [name, await astroVersion()];
    if (name === 'hugo') return [name, hugoVersion() ?? 'not installed'];
    const file = path.join(root, 'node_modules', name, 'package.json');
    return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
