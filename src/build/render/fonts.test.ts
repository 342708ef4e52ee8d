import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product, SiteConfig } from '../../generated/authored';
import { createAssets, type Assets } from '../output/assets';
import { COMPANY, companyConfig } from '../site/company.fixture';
import { prepareFont } from './fonts';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

/** The reader of font files that @capsizecss/unpack brings along. */
const { create } = createRequire(createRequire(import.meta.url).resolve('@capsizecss/unpack'))(
  'fontkitten',
) as { create: (font: Buffer) => { hasGlyphForCodePoint: (code: number) => boolean } };

const cache = temporaryFolder();

let config: SiteConfig;
let assets: Assets;
beforeEach(async () => {
  ({ config } = await companyConfig());
  assets = createAssets();
});

const prepare = (siteDir = COMPANY) =>
  prepareFont({ root: process.cwd(), siteDir, config, assets, cache });
/** Those of some characters that the font of the site has. */
async function drawn(characters: string): Promise<string> {
  const { url } = await prepare();
  const font = create(assets.files.get(url) ?? Buffer.alloc(0));
  return Array.from(characters)
    .filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    .join('');
}

describe('the heading font', () => {
  it('holds every character that stands in the config, and everything on a keyboard', async () => {
    config.pages[0]!.title = 'Größe';
    config.strings.listTitle = 'Liste – à vous';
    expect(await drawn('Größe–àZ~')).toBe('Größe–àZ~');
  });

  it('holds what the names of products need: they are headings too', async () => {
    config.store.products.push({ ...(config.store.products[0] as Product), name: 'Pump 5 µm' });
    expect(await drawn('µ')).toBe('µ');
  });

  it('holds the capitals of what may be set in capitals', async () => {
    config.shared.logos['makers'] = [{ name: 'ñandú' }];
    expect(await drawn('ÑÚ')).toBe('ÑÚ');
  });

  it('holds nothing that nobody reads', async () => {
    expect(await drawn('ß¶Ŵ')).toBe('');
    const { url } = await prepare();
    expect(assets.files.get(url)?.length).toBeLessThan(14_000);
  });

  it('is cut once for the same characters, wherever they stand', async () => {
    const first = await prepare();
    const kept = () => readdirSync(join(cache, 'font'));
    const before = kept();
    config.pages.reverse();
    expect(await prepare()).toEqual(first);
    expect(kept()).toEqual(before);
    config.pages[0]!.title = 'Größe';
    expect((await prepare()).url).not.toBe(first.url);
    expect(kept().length).toBe(before.length + 1);
  });

  it('may be a file of the site itself', async () => {
    const folder = temporaryFolder();
    const { url } = await prepare();
    mkdirSync(join(folder, 'public/fonts'), { recursive: true });
    writeFileSync(join(folder, 'public/fonts/own.woff2'), assets.files.get(url) ?? '');
    Object.assign(config.theme.fonts.heading, { source: '/fonts/own.woff2', family: 'Our Own 2' });
    expect((await prepare(folder)).url).toMatch(/^\/assets\/our-own-2-.{6}\.woff2$/);
  });

  it('is missed with a sentence where its file is not there', async () => {
    config.theme.fonts.heading.source = '/fonts/none.woff2';
    await expect(prepare()).rejects.toThrow(
      'theme › fonts › heading: there is no font file /fonts/none.woff2.',
    );
  });
});

describe('while it is on its way', () => {
  it.each(['Arial', 'Georgia', 'Times New Roman', 'Courier New'] as const)(
    'a font of the system with its measures stands in: %s',
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
