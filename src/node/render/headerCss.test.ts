import { describe, expect, it } from 'vitest';
import { headerCss } from './headerCss';
import { companyConfig } from '../site/company.fixture';

const { config } = await companyConfig();
/** The company with a number of menu entries and another name. */
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
/** The width in px from which the menu is in a row; NaN if unset. */
const menuFrom = (css: string) => Number(/--menu-from:([\d.]+)rem/.exec(css)?.[1]) * 16;

describe('a menu', () => {
  it('of few entries needs no extra CSS', () => {
    expect(headerCss(company(8))).toBe('');
  });

  it('of many entries stays behind its button on all screens', () => {
    expect(menuFrom(headerCss(company(9)))).toBeGreaterThan(10_000);
  });

  it('is in a row from the width set in the theme', () => {
    const from = [2, 9].map((entries) => menuFrom(headerCss(company(entries, { from: 1280 }))));
    expect(from).toEqual([1280, 1280]);
  });
});

describe('a longer name', () => {
  it('has a smaller font size on phones', () => {
    const sizes = [30, 40, 60].map((length) => headerCss(company(1, { name: 'n'.repeat(length) })));
    expect(sizes.map((css) => /font-size:clamp\(([\d.]+)rem/.exec(css)?.[1])).toEqual([
      '1.25',
      '1',
      '0.875',
    ]);
  });
});
