import { expect, it } from 'vitest';
import type { Category, Product, Store } from '../../generated/authored';
import { createCatalogue } from './catalogue';
import { plainPicture } from './company.fixture';

const image = { src: '/a.svg', alt: '' };

/** The listing of seven engines, with more fields for each. */
function listingOf(
  more: (n: number) => Partial<Product>,
  own: Partial<Category> = {},
  slug = 'engines',
) {
  const products = [1, 2, 3, 4, 5, 6, 7].map((n) => {
    const names = { id: `eng-${n}`, name: `Engine ${n}`, category: 'engines' };
    return Object.assign({ ...names, description: '', specifications: [] }, more(n));
  });
  const categories = [{ id: 'engines', name: 'Engines', image, aliases: ['motors'], ...own }];
  const store = { products, categories } as unknown as Store;
  return createCatalogue(store, plainPicture, '/store/category/').listing(slug);
}
const power = (value: string) => ({ specifications: [{ name: 'Power', value, unit: 'kW' }] });

it.each<[string, (n: number) => Partial<Product>]>([
  ['different values of a specification', (n) => power(`${n}`)],
  ['several brands', (n) => ({ brand: n < 3 ? 'Acme' : 'Other' })],
])('[L28] can be filtered if products have %s', (_, more) => {
  expect(listingOf(more).filters).toBe(true);
});

it.each<[string, (n: number) => Partial<Product>]>([
  ['nothing', () => ({})],
  ['the same value', () => power('1')],
  ['a specification that few have', (n) => (n < 3 ? power(`${n}`) : {})],
])('keeps no room for filters if products have %s', (_, more) => {
  expect(listingOf(more).filters).toBeUndefined();
});

it('[L28] can be filtered as its category says', () => {
  expect(listingOf(() => ({}), { filters: ['Power'] }).filters).toBe(true);
});

it('names its category for the search, under an alias too', () => {
  expect(listingOf(() => ({}), {}, 'motors').category).toBe('engines');
  expect(listingOf(() => ({}), {}, 'all').category).toBeUndefined();
});
