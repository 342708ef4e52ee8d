import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category, Product, Store } from '../../generated/authored';
import { createCatalogue } from './catalogue';
import { categorySlug, modelNumber } from './productContext';
import { plainPicture } from './company.fixture';

const image = (src: string) => ({ src, alt: src, decorative: false, draw: false });
const category = (id: string, name: string, more: Partial<Category> = {}): Category => ({
  id,
  name,
  description: `About ${name}`,
  image: image(`/${id}.svg`),
  aliases: [],
  ...more,
});
const product = (id: string, of: string, more: Partial<Product> = {}): Product => ({
  id,
  name: `Product ${id}`,
  category: of,
  description: '',
  unit: 'each',
  specifications: [],
  unlisted: false,
  ...more,
});

/** Five engines, a winch and two unlisted products. */
const engines = [1, 2, 3, 4, 5].map((n) => product(`eng-${n}`, 'engines'));
const store = (more: Partial<Store> = {}): Store => ({
  loadDelayMs: 500,
  recentlySeen: true,
  brand: 'Acme',
  model: { prefix: 'AC-', suffix: '-PRO' },
  sampleReview: { author: '', rating: 5, text: '', sample: true },
  featured: [],
  featuredCount: 4,
  allLabel: 'All Products',
  featuredLabel: 'Featured Products',
  categories: [
    category('engines', 'Engines & Drives', { aliases: ['engines-&-drives'], count: 25 }),
    category('deck', 'Deck Gear', { tile: 'Deck' }),
    category('sails', 'Sails'),
  ],
  unknownCategories: [{ slug: 'sail-cloth', offer: 'sails' }, { slug: 'ropes' }],
  products: [
    product('eng-900', 'engines', { unlisted: true }),
    ...engines,
    product('dk-1', 'deck', { image: image('/winch.svg') }),
    product('dk-900', 'deck', { unlisted: true }),
  ],
  ...more,
});
const catalogue = createCatalogue(store(), plainPicture, '/store/category/');
const idsOf = (slug: string) => catalogue.listing(slug).products.map(({ id }) => id);

it('[X21] keeps the numbers of a product’s table with their units, and its other columns', () => {
  const row = { name: 'Sound level at 3 m', value: '230 V, 50 Hz', unit: 'each' };
  const whole = createCatalogue(
    store({ products: [product('eng-1', 'engines', { specifications: [row] })] }),
    plainPicture,
    '/store/category/',
  );
  expect(whole.product('eng-1').specifications).toEqual([
    { name: 'Sound level at 3\u00A0m', value: '230\u00A0V, 50\u00A0Hz', unit: 'each' },
  ]);
});

describe('the picture of a product', () => {
  const drawn = createCatalogue(
    store(),
    ({ src }) => ({
      src,
      dark: `/dark${src}`,
      alt: 'A winch with its handle',
      width: 4,
      height: 3,
    }),
    '/store/category/',
  );

  it('is decorative on tiles, without a variant for dark backgrounds', () => {
    const tile = { src: '/engines.svg', alt: '', width: 4, height: 3 };
    expect(drawn.summary('eng-1')?.image).toEqual(tile);
    expect(drawn.listing('engines').products[0]?.image).toEqual(tile);
    expect(drawn.product('eng-1').related[0]?.image).toEqual(tile);
  });

  it("has alt text and a dark variant on the product's page", () => {
    expect(drawn.product('dk-1').image).toEqual({
      src: '/winch.svg',
      dark: '/dark/winch.svg',
      alt: 'A winch with its handle',
      width: 4,
      height: 3,
    });
  });
});

describe('a listing', () => {
  it('[L12] [D14] of all products has every product except unlisted ones', () => {
    expect(idsOf('all')).toEqual(['eng-1', 'eng-2', 'eng-3', 'eng-4', 'eng-5', 'dk-1']);
    expect(catalogue.listing('all')).toMatchObject({ heading: 'All Products', known: true });
  });

  it('of featured products has the first ones of the catalogue', () => {
    expect(idsOf('featured')).toEqual(['eng-1', 'eng-2', 'eng-3', 'eng-4']);
    expect(catalogue.listing('featured')).toMatchObject({
      heading: 'Featured Products',
      known: true,
    });
    expect(
      createCatalogue(store({ featuredCount: 2 }), plainPicture, '/store/category/').listing(
        'featured',
      ).products,
    ).toHaveLength(2);
  });

  it.each(['engines', 'engines-&-drives'])(
    'of a category is the same under its id and its alias: %s',
    (slug) => {
      const { heading, known, products, offers } = catalogue.listing(slug);
      expect({ heading, known, count: products.length, offers }).toEqual({
        heading: 'Engines & Drives',
        known: true,
        count: 5,
        offers: [],
      });
      expect(catalogue.canonicalSlug(slug)).toBe('engines');
    },
  );

  it('[L10] of an unknown category has the slug as its heading and suggests categories, the best match first', () => {
    const { heading, known, products, offers } = catalogue.listing('sail-cloth');
    expect({ heading, known, products }).toEqual({
      heading: 'sail-cloth',
      known: false,
      products: [],
    });
    expect(offers.map(({ id }) => id)).toEqual(['sails', 'engines', 'deck']);
  });

  it.each(['ropes', 'anything', '__proto__', ''])(
    'suggests all categories in their order for %j',
    (slug) => {
      expect(catalogue.listing(slug).offers.map(({ id }) => id)).toEqual([
        'engines',
        'deck',
        'sails',
      ]);
    },
  );

  it('of an empty category is known, and suggests the other categories, not itself', () => {
    const { known, offers } = catalogue.listing('sails');
    expect(known).toBe(true);
    expect(offers.map(({ id }) => id)).toEqual(['engines', 'deck']);
  });

  it('has one page for every id, alias and declared unknown value', () => {
    expect(catalogue.slugs()).toEqual([
      'all',
      'featured',
      'engines',
      'engines-&-drives',
      'deck',
      'sails',
      'sail-cloth',
      'ropes',
    ]);
  });
});

describe('the count of a category', () => {
  it('[L3] is the one in the config, or else the number of products', () => {
    expect(['engines', 'deck', 'sails'].map((id) => catalogue.tile(id)?.count)).toEqual([25, 1, 0]);
  });
});

describe('a product', () => {
  it('[D14] has a page even if it is unlisted', () => {
    expect(catalogue.productIds()).toContain('dk-900');
    expect(catalogue.isUnlisted('dk-900')).toBe(true);
    expect(catalogue.isUnlisted('dk-1')).toBe(false);
    expect(catalogue.product('dk-900').name).toBe('Product dk-900');
  });

  it('never has a price', () => {
    const priced = { ...product('eng-7', 'engines'), price: '£18.00' };
    const one = createCatalogue(store({ products: [priced] }), plainPicture, '/store/category/');
    expect(
      JSON.stringify([one.summary('eng-7'), one.product('eng-7'), one.listing('all')]),
    ).not.toMatch(/price|18\.00/);
  });

  it("falls back to its category's picture", () => {
    expect(catalogue.summary('eng-1')?.image.src).toBe('/assets/engines.svg');
    expect(catalogue.summary('dk-1')?.image.src).toBe('/assets/winch.svg');
  });

  it('[D4] [D9] has a code, a fixed brand and a model number, and links to its category', () => {
    expect(catalogue.product('eng-1')).toMatchObject({
      id: 'eng-1',
      brand: 'Acme',
      review: { author: '', rating: 5, text: '', sample: true },
      model: 'AC-1-PRO',
      category: 'Engines & Drives',
      categoryPath: '/store/category/engines-&-drives',
    });
  });

  it('has no brand, model number or review if the store has none', () => {
    const { brand: _, model: __, sampleReview: ___, ...plain } = store();
    const one = createCatalogue(plain, plainPicture, '/store/category/').product('eng-1');
    expect(Object.keys(one)).not.toContainEqual(expect.stringMatching(/^(brand|model|review)$/));
  });

  it('shows the next four of its category, wrapping around, without itself', () => {
    const related = (id: string) => catalogue.product(id).related.map((other) => other.id);
    expect(related('eng-4')).toEqual(['eng-5', 'eng-1', 'eng-2', 'eng-3']);
    expect(related('dk-1')).toEqual([]);
    expect(related('eng-900')).toEqual(['eng-1', 'eng-2', 'eng-3', 'eng-4']);
    expect(related('dk-900')).toEqual(['dk-1']);
  });

  it('has neither summary nor page if its id is unknown', () => {
    expect(catalogue.summary('eng-6')).toBeUndefined();
    expect(catalogue.tile('masts')).toBeUndefined();
    expect(() => catalogue.product('eng-6')).toThrow('There is no product eng-6.');
  });
});

describe('[D9] a model number', () => {
  it.each([
    ['ac-004', 'TC-004-PRO'],
    ['prod-mining-1', 'TC-mining-1-PRO'],
    ['pump', 'TC-pump-PRO'],
    ['-1', 'TC-1-PRO'],
  ])('of %s is %s', (id, number) => {
    expect(modelNumber(id, { prefix: 'TC-', suffix: '-PRO' })).toBe(number);
  });
});

describe('the link from a product to its category', () => {
  it.each([['Oil/Gas'], ['100% Wool'], ['C# Tools?'], ['Ropes & Lines']])(
    'uses the id if %s cannot be part of an address',
    (name) => {
      const sold = store({
        categories: [category('dept-7', name)],
        products: [product('p', 'dept-7')],
      });
      expect(
        createCatalogue(sold, plainPicture, '/store/category/').product('p').categoryPath,
      ).toBe('/store/category/dept-7');
    },
  );

  it('is derived from the name if the config declares that address, also as unknown', () => {
    const categories = [category('power', 'Energy Solutions')];
    const unknownCategories = [{ slug: 'energy-solutions' }];
    const sold = store({ categories, unknownCategories, products: [product('p', 'power')] });
    expect(createCatalogue(sold, plainPicture, '/store/category/').product('p').categoryPath).toBe(
      '/store/category/energy-solutions',
    );
  });
});

describe('[D4] the address of a category by its name', () => {
  it.each([
    ['Refrigeration & Airconditioning', 'refrigeration-&-airconditioning'],
    ['Energy  \t Solutions', 'energy-solutions'],
  ])('of %s is %s', (name, slug) => {
    expect(categorySlug(name)).toBe(slug);
  });

  it('never contains white space or capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(categorySlug(name)).not.toMatch(/\s/);
        expect(categorySlug(name)).toBe(categorySlug(name).toLowerCase());
      }),
    );
  });
});
