import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';

/** Packages besides the project's own `dependencies` whose code or drawings are in what partners' pages load. */
const IN_EMBED = ['preact', 'clsx', 'fastest-levenshtein'];

/** What pages load once somebody needs it: the desk, to open a workbook or write one; the list, to draw a code. */
const ON_DEMAND = ['@e965/xlsx', 'fflate', 'qrcode'];

/** The icons, which are drawn into pages when they are built. */
const IN_PAGES = ['lucide-static'];

/** A package as far as its notice needs it. */
interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/**
 * The licences of everything by others that a site publishes: scripts, icons and the heading font. Most ask that their
 * text goes with each copy.
 * @param root The project's folder, with its packages installed.
 * @throws {Error} If a package comes without a licence file, and names none.
 */
export function notices(root: string, { theme }: Pick<SiteConfig, 'theme'>): string {
  const { dependencies = {} } = readPackage(root);
  const { source } = theme.fonts.heading;
  const fonts = source.startsWith('/') ? [] : [source];
  const names = withDependencies(root, [
    ...Object.keys(dependencies),
    ...IN_EMBED,
    ...ON_DEMAND,
    ...IN_PAGES,
    ...fonts,
  ]);
  const texts = names.map((name) => notice(join(root, 'node_modules', name)));
  return `This site is made with the following packages.\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}

/** These packages and those that they need at run time, by name. */
function withDependencies(root: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const folder = join(root, 'node_modules', name);
    if (found.has(name) || !existsSync(folder)) return;
    found.add(name);
    Object.keys(readPackage(folder).dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...found].toSorted();
}

function notice(folder: string): string {
  const { name, version, license } = readPackage(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file && !license) throw new Error(`The package ${name} comes without a licence.`);
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

function readPackage(folder: string): Package {
  const content: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return content;
}
