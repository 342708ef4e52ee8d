import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fontFile, fontSlug, type NamedFont } from '../../../assets/fonts/fontFile';
import { isRecord } from '../../../../document/isRecord';
import type { Report, Rule } from '../context';
import { textOf } from '../facts';

const FONT = ['theme', 'fonts', 'heading'];
const SOURCE = [...FONT, 'source'];

/** Magic numbers of WOFF2, WOFF, TrueType and OpenType files. */
const STARTS = new Set(['774f4632', '774f4646', '00010000', '74727565', '4f54544f']);

/** The font file or package exists and contains a font. */
export const rule: Rule = ({ config, root, publicDir, error }) => {
  let font: unknown = config;
  for (const key of FONT) font = isRecord(font) ? font[key] : undefined;
  if (!isRecord(font)) return;
  const source = textOf(font, 'source');
  const family = textOf(font, 'family');
  const weight = font['weight'];
  if (source === undefined || family === undefined || typeof weight !== 'number') return;
  const file = fontFile({ root, publicDir }, { source, family, weight });
  if (/^[./]/.test(source)) {
    if (!source.startsWith('/') || !existsSync(file)) {
      error(SOURCE, `There is no file public${source}.`, 'Put the WOFF2 or TTF file there.');
    } else if (!isFont(file)) {
      error(SOURCE, `The file public${source} is not a font.`, 'Put a WOFF2 or TTF file there.');
    }
  } else if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(source) || !hasPackage(root, source)) {
    error(
      SOURCE,
      `"${source}" is neither a file in public/ nor an installed package.`,
      'Name a file, such as "/fonts/heading.woff2", or install the package first.',
    );
  } else if (!existsSync(file)) {
    inPackage(file, { source, family, weight }, error);
  }
};

/** Reports whether the package lacks the family or the weight. */
function inPackage(file: string, { source, family, weight }: NamedFont, error: Report): void {
  const sizes = weightsIn(dirname(file), `${fontSlug(family)}-latin-`);
  const advice =
    sizes.length > 0
      ? `It has the weights ${sizes.join(', ')}.`
      : 'Spell the font name as its package does, or choose another package.';
  error(
    [...FONT, sizes.length > 0 ? 'weight' : 'family'],
    `The package "${source}" has no "${family}" in weight ${weight}.`,
    advice,
  );
}

/** The weights of a font for which a package has a file. */
function weightsIn(folder: string, start: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.startsWith(start) && name.endsWith('-normal.woff2'))
    .map((name) => name.slice(start.length, -'-normal.woff2'.length))
    .filter((rest) => /^\d+$/.test(rest));
}

function hasPackage(root: string, name: string): boolean {
  return existsSync(join(root, 'node_modules', name, 'package.json'));
}

function isFont(file: string): boolean {
  const start = Buffer.alloc(4);
  try {
    const handle = openSync(file, 'r');
    readSync(handle, start);
    closeSync(handle);
  } catch {
    return false;
  }
  return STARTS.has(start.toString('hex'));
}
