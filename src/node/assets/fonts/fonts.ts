import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import type { fromBuffer } from '@capsizecss/unpack';
import type { HeadingFont, SiteConfig } from '../../../generated/authored';
import { cachedFolder, evictOldest } from '../../files/cachedFolder';
import type { Assets } from '../../files/assets';
import type { SchemaSet } from '../../schemas/load';
import { needsShaping } from '../../language/writing';
import { fontFile, fontSlug, otherFontFiles } from './fontFile';
import { headingTexts } from './headings';
import { splitByCoverage, missingLetters } from './letters';
import { SYSTEM_FONTS, type StandIn } from './systemFonts';

/** The one web font, ready to be used. */
export interface PreparedFont {
  /** Addresses of its files, to be preloaded: one, a second where that has not all letters, none where none has. */
  urls: string[];
  /** The @font-face rules of the font and of the system font that stands in for it with the same measures. */
  css: string;
  /** The value of `font-family`. */
  stack: string;
  /** The whole font, with all its characters: the files that something was cut from, or would have been. */
  sources: Buffer[];
}

/** Everything on a keyboard; what else the site uses is read from its texts. */
const KEYBOARD = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** So many of the words of headings may have letters that the font has not: a foreign name, not a language. */
export const TOLERATED = 0.05;

/** To be counted up when the same characters of the same font should be cut out anew. */
const RECIPE = 1;

/** Sites with other texts take turns. */
const KEPT = 8;

/** What a folder of a cut font holds. */
const SUBSET = 'subset.woff2';
const MEASURES = 'measures.json';

/** What the font files are made of. */
export interface FontOptions {
  /** The folder of the project, with its font packages. */
  root: string;
  /** The folder of the site, with its public/. */
  siteDir: string;
  config: SiteConfig;
  schemas: SchemaSet;
  assets: Assets;
  /** A folder that lasts from build to build: the same characters are only ever cut out once. */
  cache: string;
}

/**
 * Cuts the heading font down to the characters of the site and matches a system font to it, so that nothing
 * shifts when it arrives. Where it has not the letters of all headings, they are set like the text: two fonts in a
 * word would be worse. Throws a sentence when the file is not there.
 */
export async function prepareFont({
  config,
  schemas,
  assets,
  cache,
  ...folders
}: FontOptions): Promise<PreparedFont> {
  const { heading, body } = config.theme.fonts;
  const publicDir = join(folders.siteDir, 'public');
  const file = fontFile({ root: folders.root, publicDir }, heading);
  if (!existsSync(file)) {
    throw new Error(`theme › fonts › heading: there is no font file ${heading.source}.`);
  }
  const source = readFileSync(file);
  const others = otherFontFiles(file, heading);
  const headings = headingTexts(config, schemas.site).map(({ text }) => text);
  if (missingLetters(headings, [file, ...others]).share > TOLERATED) {
    return { urls: [], css: '', stack: body, sources: [source] };
  }
  const text = characters(config);
  const { subset, measures } = await cut(source, text, join(cache, 'font'));
  const url = assets.add(`${fontSlug(heading.family)}.woff2`, subset);
  const prepared: PreparedFont = {
    urls: [url],
    sources: [source],
    ...faces(heading, measures, url),
  };
  for (const [part, letters] of lettersOfOthers(file, others, headings.join(''))) {
    const whole = readFileSync(part);
    const more = await cut(whole, letters, join(cache, 'font'));
    const added = assets.add(`${fontSlug(heading.family)}.woff2`, more.subset);
    prepared.urls.push(added);
    prepared.sources.push(whole);
    prepared.css += faceRule(heading, added, unicodeRange(letters));
  }
  return prepared;
}

/** The letters of a text, and their capitals, that the main file has not, by the file that has them. */
function lettersOfOthers(
  main: string,
  others: readonly string[],
  text: string,
): [file: string, letters: string][] {
  const letters = (text + text.toUpperCase()).match(/\p{Letter}/gu) ?? [];
  let [, left] = splitByCoverage([...new Set(letters)].toSorted(), main);
  return others.flatMap((file): [string, string][] => {
    const [has, hasNot] = splitByCoverage(left, file);
    left = hasNot;
    return has.length > 0 ? [[file, has.join('')]] : [];
  });
}

/** 'Łś' → 'U+141,U+15b' */
const unicodeRange = (letters: string) =>
  Array.from(letters, (sign) => `U+${sign.codePointAt(0)?.toString(16)}`).join();

type Measures = Awaited<ReturnType<typeof fromBuffer>>;

/** The font with just these characters, and the measures of the whole one; both take half a second. */
async function cut(
  source: Buffer,
  text: string,
  cache: string,
): Promise<{ subset: Buffer; measures: Measures }> {
  const key = createHash('sha256').update(`${RECIPE}\0${text}\0`).update(source).digest('hex');
  const folder = await cachedFolder(cache, key.slice(0, 16), async (empty) => {
    const { fromBuffer: measure } = await import('@capsizecss/unpack');
    const { default: subsetFont } = await import('subset-font');
    // Hints and unused alternates are a third of the file, and nobody sees them at the size of a heading.
    const subset = await subsetFont(source, text, {
      targetFormat: 'woff2',
      // Where letters take their form from their neighbours, alternates are what is read.
      noLayoutClosure: !needsShaping(text),
      noHinting: true,
    });
    await writeFile(join(empty, SUBSET), subset);
    await writeFile(join(empty, MEASURES), JSON.stringify(await measure(source)));
  });
  await evictOldest(cache, KEPT);
  const measures = await readFile(join(folder, MEASURES), 'utf8');
  return {
    subset: await readFile(join(folder, SUBSET)),
    measures: JSON.parse(measures) as Measures,
  };
}

/**
 * Every character of the config, and its capital (some names are set in capitals): cheaper to gather than to
 * find out which text is a heading. Of the products only their names are.
 */
function characters(config: SiteConfig): string {
  const products = config.store?.products.map(({ name }) => name);
  const texts = JSON.stringify({ ...config, store: { ...config.store, products } });
  const used = [...new Set(KEYBOARD + texts)].join('');
  return [...new Set(used + used.toUpperCase())].toSorted().join('');
}

function faces(heading: HeadingFont, measures: Measures, url: string) {
  const own = { ...measures, familyName: heading.family };
  const standIns = SYSTEM_FONTS[heading.fallback] ?? [];
  const { fontFamily, fontFaces } = createFontStack([
    own,
    ...standIns.map(({ metrics }) => metrics),
  ]);
  // Not within names, which hold colons too.
  const matched = standIns
    .reduce(withTwins, fontFaces)
    .replace(/\s*\n\s*|(?<=,) | (?={)|;(?=\s*})|(?<=[\n;{]\s*[\w-]+:) /g, '');
  return { stack: quoteFirst(fontFamily, heading.family), css: faceRule(heading, url) + matched };
}

/** A name such as "3M" needs quotes, which a word of letters and digits does not get by itself. */
function quoteFirst(stack: string, family: string): string {
  return stack.startsWith(family) ? `"${family}"${stack.slice(family.length)}` : stack;
}

function faceRule({ family, weight }: HeadingFont, url: string, range?: string): string {
  const face = [
    `font-family:"${family}"`,
    `src:url(${url}) format("woff2")`,
    `font-weight:${weight}`,
    'font-display:swap',
  ];
  if (range) face.push(`unicode-range:${range}`);
  return `@font-face{${face.join(';')}}`;
}

/** Adds the twins of a font to the names that its `@font-face` looks for: `local('ArialMT'),local('Arimo')`. */
function withTwins(css: string, { metrics, twins }: StandIn): string {
  const own = `local('${metrics.postscriptName}')`;
  return css.replaceAll(own, [own, ...twins.map((name) => `local('${name}')`)].join());
}
