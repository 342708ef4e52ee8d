import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The font of the headings as the config names it. */
export interface NamedFont {
  source: string;
  family: string;
  weight: number;
}

/**
 * The file of the heading font: below the folder that the site publishes, or in an installed package of
 * Fontsource, which has one file for each weight.
 */
export function fontFile(
  { root, publicDir }: { root: string; publicDir: string },
  { source, family, weight }: NamedFont,
): string {
  if (source.startsWith('/')) return join(publicDir, source);
  const name = `${fontSlug(family)}-latin-${weight}-normal.woff2`;
  return join(root, 'node_modules', source, 'files', name);
}

/** The files of a package that hold other letters of the same font: 'latin-ext', 'cyrillic', 'arabic'. */
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

/** 'Barlow Condensed' is 'barlow-condensed' in the names of files. */
export const fontSlug = (family: string) => family.toLowerCase().replace(/[^a-z0-9]+/g, '-');
