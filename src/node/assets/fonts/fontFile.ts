import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The heading font as named in the config. */
export interface NamedFont {
  source: string;
  family: string;
  weight: number;
}

/**
 * The file of the heading font: in the site's public folder, or in an installed Fontsource package, which has one
 * file per weight, or for a variable font one with all weights.
 */
export function fontFile(
  { root, publicDir }: { root: string; publicDir: string },
  { source, family, weight }: NamedFont,
): string {
  if (source.startsWith('/')) return join(publicDir, source);
  const folder = join(root, 'node_modules', source, 'files');
  const variable = join(folder, `${fontSlug(family)}-latin-${ALL_WEIGHTS}-normal.woff2`);
  return existsSync(variable)
    ? variable
    : join(folder, `${fontSlug(family)}-latin-${weight}-normal.woff2`);
}

/** In the names of files that have every weight: those of a variable font (@fontsource-variable/…). */
const ALL_WEIGHTS = 'wght';

/** The package's files for other subsets of the same font: 'latin-ext', 'cyrillic', 'arabic'. */
export function otherFontFiles(main: string, { source, family, weight }: NamedFont): string[] {
  if (source.startsWith('/')) return [];
  const folder = dirname(main);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const start = `${fontSlug(family)}-`;
  const end = basename(main).includes(`-${ALL_WEIGHTS}-`)
    ? `-${ALL_WEIGHTS}-normal.woff2`
    : `-${weight}-normal.woff2`;
  return names
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => join(folder, name))
    .filter((file) => file !== main)
    .toSorted();
}

/** 'Barlow Condensed' → 'barlow-condensed', as in file names. */
export const fontSlug = (family: string) => family.toLowerCase().replace(/[^a-z0-9]+/g, '-');
