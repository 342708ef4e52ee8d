import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { menuInRow } from '../assets/code/menuInRow';
import { headerCss, menuInRowFrom, wordsWidth } from './headerFit';
import { companyConfig } from '../site/company.fixture';

const { config } = await companyConfig();
/** The company with so many more entries in its menu, and another name. */
const company = (more: number, name = 'Acme') => ({
  ...config,
  site: { ...config.site, logo: { ...config.site.logo, wordmark: name } },
  navigation: {
    ...config.navigation,
    menu: [
      ...config.navigation.menu,
      ...Array.from({ length: more }, () => ({ name: 'Infrastructure', path: '/services' })),
    ],
  },
});
const from = (more: number, name?: string) => menuInRowFrom(company(more, name));

describe('a menu', () => {
  it('stands in a row as soon as a tablet lies on its side, where it is short', () => {
    expect([from(0), from(2)]).toEqual([1024, 1024]);
  });

  it('waits for a wider screen where it has more words, or stands beside a longer name', () => {
    expect(from(4)).toBeGreaterThan(1024);
    expect(from(4)).toBeLessThanOrEqual(config.theme.sizes.measure + 2 * 24 + 64);
    expect(from(4, 'Wilberforce & Ravenscroft')).toBeGreaterThan(from(4));
  });

  it('never does with more words than the widest header holds', () => {
    expect(from(9)).toBeGreaterThan(10_000);
  });
});

describe('a word', () => {
  it('is as wide as its letters are, not as many of them there are', () => {
    expect(wordsWidth('Williamilli')).toBeLessThan(wordsWidth('Masts') * 2);
    expect(wordsWidth('制冷设备')).toBe(60);
  });
});

describe('the style sheets of the header', () => {
  const css =
    '@container (max-width: 63.99rem) {} @media (max-width: 64.99em) {} @container (min-width: 64rem) {} @media print {}';
  const written = async (file: string) =>
    (await postcss([menuInRow(() => 1216)]).process(css, { from: file })).css;

  it('take the width at which the menu changes, in letters: a visitor may have larger ones', async () => {
    expect(await written('/p/src/app/layout/header.module.css')).toBe(
      '@container (max-width: 75.99rem) {} @media (max-width: 76.99em) {} @container (min-width: 76rem) {} @media print {}',
    );
  });

  it.each(['src/app/layout/header.module.css', 'src/app/global.css'])(
    'change the menu at no other width: %s',
    async (file) => {
      const place = `/p/${file}`;
      const own = readFileSync(file, 'utf8');
      const { css: ours } = await postcss([menuInRow(() => 1216)]).process(own, { from: place });
      expect(own).not.toMatch(/width: 1023px|@media[^{]*1024px/);
      expect(own).toMatch(/width: 6[34]/);
      expect(ours).not.toMatch(/width: 6[34]/);
    },
  );

  it('are the only ones that do', async () => {
    expect(await written('/p/src/ui/grid/grid.module.css')).toBe(css);
  });
});

describe('what else the header needs', () => {
  it('is nothing for a short name', () => {
    expect(headerCss(company(0))).toBe('');
  });

  it('is smaller letters for a longer name', () => {
    const sizes = [30, 40, 60].map((length) => headerCss(company(0, 'n'.repeat(length))));
    expect(sizes.map((text) => /font-size:clamp\(([\d.]+)rem/.exec(text)?.[1])).toEqual([
      '1.25',
      '1',
      '0.875',
    ]);
  });
});
