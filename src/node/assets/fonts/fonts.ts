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
import { atWeight, LICENSE_NAME_IDS } from './atWeight';
import { fontFile, fontSlug, otherFontFiles } from './fontFile';
import { headingTexts } from './headings';
import { splitByCoverage, missingLetters } from './letters';
import { SYSTEM_FONTS, type StandIn } from './systemFonts';

/** The web font of the headings, ready to use. */
export interface PreparedFont {
  /**
   * URLs of its files, to preload: the main subset and those that supply missing letters; none if the font cannot set
   * the headings.
   */
  urls: string[];
  /** The @font-face rules of the font and of the system fallbacks, adjusted to its metrics. */
  css: string;
  /** The value of `font-family`. */
  stack: string;
  /** The font files in the weight of the headings, before subsetting, with all their characters. */
  sources: Buffer[];
}

/** The printable ASCII characters, always included; the rest is read from the site's texts. */
const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join('');

const ONLY_ASCII = /^[\x20-\x7e]*$/;

/**
 * The share of heading words, from 0 to 1, that may have letters which the font lacks. It allows a foreign name, but
 * not a whole language that the font cannot set.
 */
export const MAX_UNSUPPORTED_SHARE = 0.05;

/** Bump to invalidate cached subsets. */
const CACHE_VERSION = 3;

/** Several, so that sites with different texts can be built in turn. */
const MAX_CACHED_SUBSETS = 8;

/** The files of a cached subset. */
const SUBSET_FILE = 'subset.woff2';
const METRICS_FILE = 'metrics.json';

/** The inputs of the font files. */
export interface FontOptions {
  /** The project's folder, with the font packages. */
  root: string;
  /** The site's folder, with its public/. */
  siteDir: string;
  config: SiteConfig;
  schemas: SchemaSet;
  assets: Assets;
  /** The cache folder, kept between builds: the same characters are subset only once. */
  cache: string;
}

/**
 * Subsets the heading font to the characters of the site and adjusts system fonts to its metrics, so that nothing
 * shifts when it loads. If it lacks too many letters of the headings, they use the body font: two fonts in one word
 * would look worse. Throws if the file does not exist.
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
  const cached = join(cache, 'font');
  const inOneWeight = (font: string) => atWeight(readFileSync(font), heading.weight, cached);
  const source = await inOneWeight(file);
  const others = otherFontFiles(file, heading);
  const headings = headingTexts(config, schemas.config);
  if (missingLetters(headings, [file, ...others]).share > MAX_UNSUPPORTED_SHARE) {
    return { urls: [], css: '', stack: body, sources: [source] };
  }
  const text = characters(config);
  const { subset, metrics } = await cut(source, text, cached);
  const url = assets.add(`${fontSlug(heading.family)}.woff2`, subset);
  const prepared: PreparedFont = {
    urls: [url],
    sources: [source],
    ...faces(heading, metrics, url),
  };
  for (const [part, letters] of lettersOfOthers(file, others, headings.join(''))) {
    const whole = await inOneWeight(part);
    const more = await cut(whole, letters, cached);
    const added = assets.add(`${fontSlug(heading.family)}.woff2`, more.subset);
    prepared.urls.push(added);
    prepared.sources.push(whole);
    prepared.css += faceRule(heading, added, unicodeRange(letters));
  }
  return prepared;
}

/** The letters of a text (and their capitals) that the main file lacks, grouped by the file that has them. */
function lettersOfOthers(
  main: string,
  others: readonly string[],
  text: string,
): [file: string, letters: string][] {
  const used = charactersOf(text);
  const letters = (used + used.toUpperCase()).match(/\p{Letter}/gu) ?? [];
  let [, left] = splitByCoverage([...new Set(letters)].toSorted(), main);
  return others.flatMap((file): [string, string][] => {
    const [has, hasNot] = splitByCoverage(left, file);
    left = hasNot;
    return has.length > 0 ? [[file, has.join('')]] : [];
  });
}

/** 'Łś' → 'U+141,U+15b' */
const unicodeRange = (letters: string) =>
  Array.from(letters, (character) => `U+${character.codePointAt(0)?.toString(16)}`).join();

type Metrics = Awaited<ReturnType<typeof fromBuffer>>;

/**
 * The font subset to these characters, and the metrics of the whole font. Cached, because the two take half a second
 * together.
 */
async function cut(
  source: Buffer,
  text: string,
  cache: string,
): Promise<{ subset: Buffer; metrics: Metrics }> {
  const key = createHash('sha256')
    .update(`${CACHE_VERSION}\0${text}\0`)
    .update(source)
    .digest('hex');
  const folder = await cachedFolder(cache, key.slice(0, 16), async (empty) => {
    const { fromBuffer: measure } = await import('@capsizecss/unpack');
    const { default: subsetFont } = await import('subset-font');
    // Hints and alternates are a third of the file, and make no visible difference at the size of a heading.
    const subset = await subsetFont(source, text, {
      targetFormat: 'woff2',
      // Scripts whose letters take their shape from their neighbours need the alternates.
      noLayoutClosure: !needsShaping(text),
      noHinting: true,
      preserveNameIds: LICENSE_NAME_IDS,
    });
    await writeFile(join(empty, SUBSET_FILE), subset);
    await writeFile(join(empty, METRICS_FILE), JSON.stringify(await measure(source)));
  });
  await evictOldest(cache, MAX_CACHED_SUBSETS);
  const metrics = await readFile(join(folder, METRICS_FILE), 'utf8');
  return {
    subset: await readFile(join(folder, SUBSET_FILE)),
    metrics: JSON.parse(metrics) as Metrics,
  };
}

/**
 * Every character of the config, and its capital (some names are set in capitals): cheaper than finding out which
 * texts are headings. Of products, only the names are.
 */
function characters(config: SiteConfig): string {
  // Most names of a large catalogue have no other characters than those that are always there.
  const names = config.store?.products.map(({ name }) => name);
  const products = names?.filter((name) => !ONLY_ASCII.test(name));
  const texts = JSON.stringify({ ...config, store: { ...config.store, products } });
  const used = charactersOf(PRINTABLE_ASCII + texts);
  return [...new Set(used + used.toUpperCase())].toSorted().join('');
}

/** The characters of a text, each once. A catalogue has millions, of which a set would make as many texts. */
function charactersOf(text: string): string {
  const seen = new Uint8Array(0x11_0000);
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    // The second half of a pair follows.
    if (code > 0xffff) at += 1;
    if (seen[code] === 1) continue;
    seen[code] = 1;
    found.push(String.fromCodePoint(code));
  }
  return found.join('');
}

function faces(heading: HeadingFont, metrics: Metrics, url: string) {
  const own = { ...metrics, familyName: heading.family };
  const standIns = SYSTEM_FONTS[heading.fallback] ?? [];
  const { fontFamily, fontFaces } = createFontStack([
    own,
    ...standIns.map((standIn) => standIn.metrics),
  ]);
  // Minified except within names, which may contain colons.
  const matched = standIns
    .reduce(withTwins, fontFaces)
    .replace(/\s*\n\s*|(?<=,) | (?={)|;(?=\s*})|(?<=[\n;{]\s*[\w-]+:) /g, '');
  return { stack: quoteFirst(fontFamily, heading.family), css: faceRule(heading, url) + matched };
}

/** A name such as "3M" needs quotes, but capsize does not quote names of only letters and digits. */
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

/** Adds the metric-compatible twins of a font to the `src` of its `@font-face`: `local('ArialMT'),local('Arimo')`. */
function withTwins(css: string, { metrics, twins }: StandIn): string {
  const own = `local('${metrics.postscriptName}')`;
  return css.replaceAll(own, [own, ...twins.map((name) => `local('${name}')`)].join());
}
