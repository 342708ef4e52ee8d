import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../generated/authored';
import type { SchemaSet } from '../../schemas/load';
import { createAssets, type Assets } from '../../files/assets';
import { COMPANY, companyConfig, type WholeConfig } from '../../site/company.fixture';
import type { Font } from 'fontkitten';
import { prepareFont } from './fonts';
import { openFont } from './letters';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

/** The font parser that @capsizecss/unpack depends on. */
const { create } = createRequire(createRequire(import.meta.url).resolve('@capsizecss/unpack'))(
  'fontkitten',
) as { create: (font: Buffer) => { hasGlyphForCodePoint: (code: number) => boolean } };

const cache = temporaryFolder();

let config: WholeConfig;
let schemas: SchemaSet;
let assets: Assets;
beforeEach(async () => {
  ({ config, schemas } = await companyConfig());
  assets = createAssets();
});

const prepare = (siteDir = COMPANY, kept = cache) =>
  prepareFont({ root: process.cwd(), siteDir, config, schemas, assets, cache: kept });
/** Those of the given characters that the site's font has. */
async function drawn(characters: string): Promise<string> {
  const [url = ''] = (await prepare()).urls;
  const font = create(assets.files.get(url) ?? Buffer.alloc(0));
  return Array.from(characters)
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');
}

/** How wide a font draws a letter, in units of a thousandth of its size. */
function widthIn(font: Font, letter: string): number {
  const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Math.round((advanceWidth * 1000) / font.unitsPerEm);
}

describe('a variable heading font', () => {
  const source = '@fontsource-variable/oswald';
  const prepared = async (weight: number) => {
    config.theme.fonts.heading = { family: 'Oswald', weight, source, fallback: 'Arial' };
    const { urls, sources } = await prepare(COMPANY, temporaryFolder());
    return [assets.files.get(urls[0] ?? ''), sources[0]].map((file) =>
      openFont(Buffer.from(file ?? '')),
    );
  };

  it('is drawn in the weight of the headings, on pages and share pictures alike', async () => {
    const [light, bold] = [await prepared(300), await prepared(600)];
    for (const font of [...light, ...bold]) expect(font.variationAxes).toEqual({});
    const widths = (fonts: readonly Font[]) => fonts.map((font) => widthIn(font, 'M'));
    expect(new Set(widths(light)).size).toBe(1);
    expect(new Set(widths(bold)).size).toBe(1);
    expect(widths(bold)[0]).toBeGreaterThan(widths(light)[0]!);
  });

  it('is drawn in the nearest weight that it has', async () => {
    const [wanted, nearest] = [await prepared(900), await prepared(700)];
    expect(widthIn(wanted[0]!, 'M')).toBe(widthIn(nearest[0]!, 'M'));
  });
});

describe('the heading font', () => {
  it('keeps what its file says of its licence, as the licence wants', async () => {
    const [url = ''] = (await prepare()).urls;
    const font = openFont(Buffer.from(assets.files.get(url) ?? ''));
    expect(font.getName('licenseURL')).toContain('scripts.sil.org/OFL');
  });

  it('contains every character of the config, and all printable ASCII', async () => {
    config.pages[0]!.title = 'Größe';
    config.strings.listTitle = 'Liste – à vous';
    expect(await drawn('Größe–àZ~')).toBe('Größe–àZ~');
  });

  it('contains the characters of product names: they are headings too', async () => {
    config.store.products.push({ ...(config.store.products[0] as Product), name: 'Pump 5 µm' });
    expect(await drawn('µ')).toBe('µ');
  });

  it('contains the capitals of names that may be set in capitals', async () => {
    config.shared.logos['makers'] = [{ name: 'ñandú' }];
    expect(await drawn('ÑÚ')).toBe('ÑÚ');
  });

  it('contains no unused characters', async () => {
    expect(await drawn('ß¶Ŵ')).toBe('');
    const [url = ''] = (await prepare()).urls;
    expect(assets.files.get(url)?.length).toBeLessThan(14_000);
  });

  it('is subset once for the same characters, wherever they occur', async () => {
    const first = await prepare();
    const kept = () => readdirSync(join(cache, 'font'));
    const before = kept();
    config.pages.reverse();
    expect(await prepare()).toEqual(first);
    expect(kept()).toEqual(before);
    config.pages[0]!.title = 'Größe';
    expect((await prepare()).urls).not.toBe(first.urls);
    expect(kept().length).toBe(before.length + 1);
  });

  it('may be one of the files of the site', async () => {
    const folder = temporaryFolder();
    const [url = ''] = (await prepare()).urls;
    mkdirSync(join(folder, 'public/fonts'), { recursive: true });
    writeFileSync(join(folder, 'public/fonts/own.woff2'), assets.files.get(url) ?? '');
    Object.assign(config.theme.fonts.heading, { source: '/fonts/own.woff2', family: 'Our Own 2' });
    expect((await prepare(folder)).urls[0]).toMatch(/^\/assets\/our-own-2-.{6}\.woff2$/);
  });

  it('is quoted if its name begins with a digit, which CSS would not parse', async () => {
    const folder = temporaryFolder();
    const [url = ''] = (await prepare()).urls;
    mkdirSync(join(folder, 'public/fonts'), { recursive: true });
    writeFileSync(join(folder, 'public/fonts/own.woff2'), assets.files.get(url) ?? '');
    Object.assign(config.theme.fonts.heading, { source: '/fonts/own.woff2', family: '3M' });
    expect((await prepare(folder)).stack).toMatch(/^"3M", "3M Fallback/);
  });

  it('is reported if its file does not exist', async () => {
    config.theme.fonts.heading.source = '/fonts/none.woff2';
    await expect(prepare()).rejects.toThrow(
      'theme › fonts › heading: there is no font file /fonts/none.woff2.',
    );
  });
});

describe('headings with letters beyond Latin', () => {
  /** Replaces the text of all headings. */
  const say = (words: string) => {
    for (const { blocks } of config.pages)
      for (const block of blocks) if ('heading' in block) Object.assign(block, { heading: words });
  };
  const faces = (css: string) => css.split('@font-face').filter((rule) => rule.includes('url('));
  const has = (url: string | undefined, letter: string) =>
    create(assets.files.get(url ?? '') ?? Buffer.alloc(0)).hasGlyphForCodePoint(
      letter.codePointAt(0) ?? 0,
    );

  it('use a second file of the same font, with just those letters and their capitals', async () => {
    say('Pompy i śruby dla żeglarzy');
    const { urls, css, stack } = await prepare();
    expect(urls).toHaveLength(2);
    expect(stack).toContain('Barlow Condensed');
    expect(faces(css)[1]).toContain('unicode-range:U+15a,U+15b,U+17b,U+17c');
    expect(['ś', 'Ż', 'ł', 'a'].map((letter) => has(urls[1], letter))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(assets.files.get(urls[1] ?? '')?.length).toBeLessThan(3000);
  });

  it('use several files if the language needs them', async () => {
    say('Động cơ và phụ tùng cho tàu cá nhỏ');
    const { urls, css } = await prepare();
    expect(urls).toHaveLength(3);
    expect(faces(css)).toHaveLength(3);
  });

  it.each(['Μηχανές και ανταλλακτικά', 'Двигатели и запчасти', 'محركات وقطع غيار'])(
    'use the body font if the heading font has none of them, never two fonts: %s',
    async (words) => {
      say(words);
      const { urls, css, stack } = await prepare();
      expect([urls, css]).toEqual([[], '']);
      expect(stack).toBe(config.theme.fonts.body);
      expect(assets.files.size).toBe(0);
    },
  );

  it('keep their font despite one foreign name or a unit', async () => {
    const [first] = config.store.products;
    Object.assign(first ?? {}, { name: 'Resistor 10 kΩ · Μηχανές' });
    expect((await prepare()).urls).toHaveLength(1);
  });
});

describe('while the heading font is loading', () => {
  it.each(['Arial', 'Georgia', 'Times New Roman', 'Courier New'] as const)(
    'a system font adjusted to its metrics is shown: %s',
    async (fallback) => {
      config.theme.fonts.heading.fallback = fallback;
      const { css, stack } = await prepare();
      const [own, ...standIns] = css.split('@font-face').slice(1);
      expect(own).toContain('font-display:swap');
      expect(standIns.length).toBeGreaterThan(0);
      for (const rule of standIns) {
        expect(rule).toMatch(/local\('.+'\)/);
        expect(rule).toMatch(/size-adjust: ?[\d.]+%/);
        expect(rule).toMatch(/ascent-override: ?[\d.]+%/);
      }
      const named = standIns.map((rule) => /font-family: ?"?([^";]+)/.exec(rule)?.[1] ?? '?');
      for (const name of [config.theme.fonts.heading.family, ...named])
        expect(stack).toContain(name);
    },
  );
});
