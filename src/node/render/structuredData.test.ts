import { describe, expect, it } from 'vitest';
import { resolveCompany } from '../site/company.fixture';
import { routes } from '../site/pages';
import { structuredData } from './structuredData';

const site = await resolveCompany((config) => {
  // Simulates a price, which the schema does not allow.
  Object.assign(config.store.products[2] ?? {}, { price: '£18.00' });
  Object.assign(config.branches[0] ?? {}, {
    countryCode: 'GB',
    geo: { latitude: 50.15, longitude: -5.06 },
  });
  Object.assign(config.store.products[0] ?? {}, { brand: 'Kuvani', code: 'ENG 10/A' });
  Object.assign(config.store.products[1] ?? {}, {
    variants: [{ id: 'eng-021-s', name: 'small', code: 'ENG 21/S' }],
  });
  config.branches[0]?.hours?.push(
    { days: ['Sa'], opens: '00:00', closes: '00:00' },
    { days: ['Su'], opens: '00:00', closes: '12:00' },
    { days: ['We'], allDay: true },
  );
  Object.assign(config.branches[0]?.address ?? {}, { postcode: 'TR11 3AA' });
  config.site.legalName = 'Brackwater Ltd';
  Object.assign(config.pages.find(({ path }) => path === '/services/engines') ?? {}, {
    date: '2026-03-01',
  });
});
const pages = new Map([...routes(site)].map((route) => [route.path, route.page]));

interface Thing {
  '@type': string;
  [name: string]: unknown;
}
function thingsOf(path: string): Thing[] {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const data = structuredData(site.data, page);
  return data ? (JSON.parse(data) as { '@graph': Thing[] })['@graph'] : [];
}
const thing = (path: string, type: string) => thingsOf(path).find((one) => one['@type'] === type);

describe('the organisation', () => {
  it('[P53] is on the home page and where offices are shown: other pages need not repeat it', () => {
    const having = [...pages.keys()].filter((path) => thing(path, 'Organization'));
    const showing = [...pages].filter(([, { blocks }]) =>
      blocks.some(({ type }) => type === 'offices'),
    );
    expect(having).toEqual(['/', ...showing.map(([path]) => path)]);
  });

  it('has absolute URLs', () => {
    expect(thing('/', 'Organization')).toMatchObject({
      name: 'Brackwater Boatyard',
      legalName: 'Brackwater Ltd',
      url: 'https://www.brackwater.internal/',
      logo: expect.stringMatching(/^https:\/\/www\.brackwater\.internal\/assets\/mark-/),
      foundingDate: '1962',
      areaServed: ['Cornwall'],
      sameAs: ['https://forum.harbour.internal/brackwater'],
    });
  });

  it('[C19] has its offices, with addresses and opening hours', () => {
    expect(thing('/', 'Organization')?.['department']).toMatchObject([
      {
        name: 'Brackwater Boatyard – Falmouth Yard',
        telephone: '+44 1632 960123',
        geo: { '@type': 'GeoCoordinates', latitude: 50.15, longitude: -5.06 },
        address: {
          streetAddress: '3 Ropewalk',
          postalCode: 'TR11 3AA',
          addressLocality: 'Falmouth',
          addressCountry: 'GB',
        },
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '08:00',
            closes: '17:00',
          },
          // Open 24 hours: equal times would mean closed.
          { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
          { dayOfWeek: ['Sunday'], opens: '00:00', closes: '12:00' },
          { dayOfWeek: ['Wednesday'], opens: '00:00', closes: '23:59' },
        ],
      },
    ]);
  });
});

it('is left out of a page that has nothing to tell', () => {
  const page = pages.get('/_404');
  expect(page && structuredData(site.data, page)).toBeUndefined();
});

describe('a product', () => {
  it('is on its own page only, with its code and brand', () => {
    expect(thing('/store/product/dk-003', 'Product')).toMatchObject({
      name: 'Bronze Winch',
      sku: 'DK-003',
      category: 'Deck Gear',
      brand: { name: 'Brackwater' },
      url: 'https://www.brackwater.internal/store/product/dk-003',
      image: expect.stringMatching(/^https:\/\/.*\/assets\//),
    });
    expect(thing('/store/category/deck', 'Product')).toBeUndefined();
  });

  it('of another maker has the number that its maker gave it', () => {
    expect(thing('/store/product/eng-010', 'Product')).toMatchObject({
      sku: 'ENG 10/A',
      mpn: 'ENG 10/A',
      brand: { name: 'Kuvani' },
    });
    expect(thing('/store/product/dk-003', 'Product')).not.toHaveProperty('mpn');
  });

  it('[D17] that has sizes is a group of them', () => {
    expect(thing('/store/product/eng-021', 'ProductGroup')).toMatchObject({
      productGroupID: 'ENG-021',
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Flexible Shaft Coupling, small',
          sku: 'ENG 21/S',
          url: 'https://www.brackwater.internal/store/product/eng-021#eng-021-s',
        },
      ],
    });
  });

  it('[S10] [D10] never claims a price, an offer, a rating or a review', () => {
    const everything = [...pages.keys()].map((path) => JSON.stringify(thingsOf(path))).join('');
    expect(everything).not.toMatch(/price|offer|18\.00|rating|review|Trevose/i);
  });
});

describe('the breadcrumb', () => {
  it('has all levels, with absolute, encoded URLs', () => {
    expect(
      thing('/store/category/engines-&-drives', 'BreadcrumbList')?.['itemListElement'],
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.brackwater.internal/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Chandlery',
        item: 'https://www.brackwater.internal/store',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Engines & Drives',
        item: 'https://www.brackwater.internal/store/category/engines-&-drives',
      },
    ]);
  });

  it('is missing on pages without one', () => {
    expect(thing('/', 'BreadcrumbList')).toBeUndefined();
  });
});

it('tells what a page of news is, and who says so', () => {
  const publisher = expect.objectContaining({
    '@type': 'Organization',
    name: 'Brackwater Boatyard',
  });
  expect(thing('/services/engines', 'NewsArticle')).toMatchObject({
    headline: 'Engines',
    datePublished: '2026-03-01',
    mainEntityOfPage: 'https://www.brackwater.internal/services/engines',
    author: publisher,
    publisher,
  });
  expect(thing('/services', 'NewsArticle')).toBeUndefined();
});
