import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The heading font as named in the config. */
export interface NamedFont {
  source: string;
  family: string;
  weight: number;
}

/**
 * The file of the heading font: in the site's public folder, or in an installed Fontsource package, which has one
 * file per weight.
 */
export function fontFile(
  { root, publicDir }: { root: string; publicDir: string },
  { source, family, weight }: NamedFont,
): string {
  if (source.startsWith('/')) return join(publicDir, source);
  const name = `${fontSlug(family)}-latin-${weight}-normal.woff2`;
  return join(root, 'node_modules', source, 'files', name);
}

/** The package's files for other subsets of the same font: 'latin-ext', 'cyrillic', 'arabic'. */
export function otherFontFiles(main: string, { source, family, weight }: NamedFont): string[] {
  if (source.startsWith('/')) return [];
  const folder = dirname(main);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const [start, end] = [`${fontSlug(family)}-`, `-${weight}-normal.woff2`];
  return names
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => join(folder, name))
    .filter((file) => file !== main)
    .toSorted();
}

/** 'Barlow Condensed' → 'barlow-condensed', as in file names. */
export const fontSlug = (family: string) => family.toLowerCase().replace(/[^a-z0-9]+/g, '-');
