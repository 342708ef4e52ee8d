import { describe, expect, it } from 'vitest';
import { resolveCompany } from '../../site/company.fixture';
import { routes } from '../../site/pages';
import { pictureOwner } from './pictureOwner';

const site = await resolveCompany();
const all = [...routes(site)];
const small = pictureOwner(site);
const large = pictureOwner(site, 3);
const route = (path: string) => {
  const found = all.find((one) => one.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
};
const having = (whose: typeof small) =>
  [...routes(site, whose.mayHave)].filter((one) => whose.has(one)).map(({ path }) => path);

describe('a share image', () => {
  it('exists for every page that could be shared', () => {
    const shared = all.filter(({ hidden }) => !hidden);
    expect(having(small)).toEqual(expect.arrayContaining(shared.map(({ path }) => path)));
  });

  it('exists for unlisted products too, but not for 404 pages', () => {
    const unlisted = all.filter(({ hidden, page }) => hidden && page.context.product);
    const ids = unlisted.map(({ path }) => path);
    expect(having(small)).toEqual(expect.arrayContaining(ids));
    expect(having(small).filter((path) => path.includes('/_'))).toEqual([]);
  });

  it("is shared on a large site: products use their category's", () => {
    expect(having(large).filter((path) => path.includes('/product/'))).toEqual([]);
    const product = all.find(({ page }) => page.context.product);
    expect(product && large.lenders(product)[1]).toMatch(/^\/store\/category\/[\w-]+$/);
    expect(having(large)).toContain(product && large.lenders(product)[1]);
  });

  it('exists on a large site for top-level pages only', () => {
    const deep = having(large).filter((path) => !path.includes('/category/'));
    expect(deep.filter((path) => path.split('/').length > 2)).toEqual([]);
  });

  it('is inherited from the nearest ancestor', () => {
    const deep = { ...route('/'), path: '/a/b/c/d' };
    expect(large.lenders(deep)).toEqual(['/a/b/c/d', '/a/b/c', '/a/b', '/a']);
  });

  it("is inherited by a listing's further pages from its first", () => {
    const first = all.find(({ page }) => page.context.listing?.page === 1);
    if (!first) throw new Error('There is no listing.');
    const second = { ...first, path: `${first.path}/2`, number: 2 };
    expect([small.has(first), small.has(second)]).toEqual([true, false]);
    expect(small.lenders(second)[1]).toBe(first.path);
  });

  it('of the home page is not inherited', () => {
    expect(having(large)).toContain('/');
    expect(small.lenders(route('/'))).toEqual(['/']);
  });
});
