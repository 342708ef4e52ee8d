import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unpackIndex } from '../../catalogue/search/indexFile';
import type { Product } from '../../generated/authored';
import { createCatalogue } from './catalogue';
import { companyConfig, plainPicture } from './company.fixture';
import { searchIndex } from './searchIndex';

const { config } = await companyConfig();
const [winch, other] = ['dk-003', 'eng-010'];

/** The store of the company, with additional `fields` for its winch. */
function storeWith(fields: Partial<Product>) {
  const products = config.store.products.map((product) =>
    product.id === winch ? Object.assign({}, product, fields) : product,
  );
  return { ...config.store, products };
}

const catalogueWith = (fields: Partial<Product>) =>
  createCatalogue(storeWith(fields), plainPicture, '/');

/** The winch as the index has it. */
function indexed(fields: Partial<Product>) {
  const text = searchIndex({ ...config, store: storeWith(fields) }, '/c/')?.text() ?? '';
  return unpackIndex(text).products.find(({ id }) => id === winch);
}

describe('an index', () => {
  const [first] = config.store.products;
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...first,
      id: `p-${n}`,
      // Like real codes, these do not compress.
      code: createHash('sha256').update(`${n}`).digest('hex'),
    }));
  const withProducts = (count: number, search?: { endpoint: string }) => {
    const store = { ...config.store, products: many(count) as Product[] };
    return searchIndex({ ...config, store: search ? { ...store, search } : store }, '/');
  };

  it('is small enough for the page, or else for an endpoint', () => {
    expect([withProducts(100)?.isLarge(), withProducts(3000)?.isLarge()]).toEqual([false, true]);
  });

  it('has descriptions where a page can fetch them, or where an endpoint searches in them', () => {
    const endpoint = { endpoint: '/search' };
    const described = [withProducts(100), withProducts(3000), withProducts(3000, endpoint)].map(
      (index) => unpackIndex(index?.text() ?? '').products[0]?.description !== undefined,
    );
    expect(described).toEqual([true, false, true]);
  });
});

it('suggests the products of two makers under names that tell them apart', () => {
  const { name = '' } = config.store.products.find(({ id }) => id === other) ?? {};
  expect(indexed({ name, brand: 'Kuvani' })?.name).toBe(`${name} (Kuvani)`);
});

describe('a product with more fields', () => {
  it('has its own brand, or else that of the store', () => {
    expect(catalogueWith({ brand: 'Kuvani' }).product(winch)).toMatchObject({
      brand: 'Kuvani',
      maker: true,
    });
    expect(catalogueWith({}).product(winch)).toMatchObject({ brand: config.store.brand });
    expect(catalogueWith({}).product(winch)).not.toHaveProperty('maker');
  });

  it('is listed in each of its categories, once', () => {
    const [first = '', second = ''] = config.store.categories.map(({ id }) => id);
    const catalogue = catalogueWith({ category: first, categories: [second, first] });
    for (const slug of [first, second]) {
      const ids = catalogue.listing(slug).products.map(({ id }) => id);
      expect(ids.filter((id) => id === winch)).toHaveLength(1);
    }
  });

  it('shows the products that go with it, in their order', () => {
    const { related } = catalogueWith({ related: [other] }).product(winch);
    expect(related.map(({ id }) => id)).toEqual([other]);
  });

  it('has its successor once it is discontinued', () => {
    const fields = { successor: other };
    expect(catalogueWith({ ...fields, status: 'discontinued' }).product(winch)).toMatchObject({
      status: 'discontinued',
      successor: { id: other },
    });
    expect(catalogueWith({ ...fields, status: 'new' }).product(winch)).not.toHaveProperty(
      'successor',
    );
  });
});

describe('the index of the search', () => {
  it('has codes as printed, or ids in capitals', () => {
    expect(indexed({})?.code).toBe('DK-003');
    expect(indexed({ code: 'DK 003/A' })?.code).toBe('DK 003/A');
  });

  it('has what products are found and filtered by', () => {
    const fields = { otherCodes: ['OE 44'], brand: 'Kuvani', status: 'new' as const };
    expect(indexed(fields)).toMatchObject(fields);
  });

  it('[D17] has its sizes, and their figures among its own', () => {
    const rope = { name: 'Rope', value: '12', unit: 'mm' };
    const size = { id: 'dk-003-12', name: '12 mm' };
    expect(
      indexed({ specifications: [rope], variants: [{ ...size, specifications: [rope] }] }),
    ).toMatchObject({
      sizes: [{ ...size, code: 'DK-003-12' }],
      specifications: [rope],
    });
  });

  it('leaves unlisted products out', () => {
    expect(indexed({ unlisted: true })).toBeUndefined();
  });

  it('is none for a company without a store', () => {
    const { store: _store, ...others } = config;
    expect(searchIndex(others, '/c/')).toBeUndefined();
  });
});
