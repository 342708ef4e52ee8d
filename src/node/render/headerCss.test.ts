import { describe, expect, it } from 'vitest';
import { headerCss } from './headerCss';
import { companyConfig } from '../site/company.fixture';

const { config } = await companyConfig();
/** The company with so many entries in its menu, and another name. */
const company = (
  entries: number,
  { name = 'Acme', from = undefined as number | undefined } = {},
) => ({
  ...config,
  site: { ...config.site, logo: { ...config.site.logo, wordmark: name } },
  theme: {
    ...config.theme,
    sizes: { ...config.theme.sizes, ...(from !== undefined && { 'menu-from': from }) },
  },
  navigation: {
    ...config.navigation,
    menu: Array.from({ length: entries }, () => ({ name: 'Services', path: '/services' })),
  },
});
/** From how many px on the menu stands in a row, if that is said. */
const menuFrom = (css: string) => Number(/--menu-from:([\d.]+)rem/.exec(css)?.[1]) * 16;

describe('a menu', () => {
  it('of a few entries is left to the style sheets', () => {
    expect(headerCss(company(8))).toBe('');
  });

  it('of many entries stays behind its button on all screens', () => {
    expect(menuFrom(headerCss(company(9)))).toBeGreaterThan(10_000);
  });

  it('stands in a row from where the theme says', () => {
    const from = [2, 9].map((entries) => menuFrom(headerCss(company(entries, { from: 1280 }))));
    expect(from).toEqual([1280, 1280]);
  });
});

describe('a longer name', () => {
  it('is set in smaller letters on a phone', () => {
    const sizes = [30, 40, 60].map((length) => headerCss(company(1, { name: 'n'.repeat(length) })));
    expect(sizes.map((css) => /font-size:clamp\(([\d.]+)rem/.exec(css)?.[1])).toEqual([
      '1.25',
      '1',
      '0.875',
    ]);
  });
});
