import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { headerCss, menuInRow, menuInRowFrom, wordsWidth } from './headerFit';
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
  const css = '@media (max-width: 1023px) {} @media (min-width: 1024px) {} @media print {}';
  const written = async (file: string) =>
    (await postcss([menuInRow(() => 1216)]).process(css, { from: file })).css;

  it('take the width at which the menu changes', async () => {
    expect(await written('/p/src/app/layout/header.module.css')).toBe(
      '@media (max-width: 1215px) {} @media (min-width: 1216px) {} @media print {}',
    );
  });

  it('are the only ones that do', async () => {
    expect(await written('/p/src/ui/grid/grid.module.css')).toBe(css);
  });
});

describe('what else the header needs', () => {
  it('is nothing for a short name and a short menu', () => {
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

  it('is the place of the content for a menu that stays behind its button', () => {
    expect(headerCss(company(9))).toMatch(/^@media\(min-width:1248px\)\{header>\.wrap>nav/);
  });
});
