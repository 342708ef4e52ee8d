import type { Page } from '@playwright/test';
import type { PageData, ProductSummary } from '../../../src/generated/types';

/** The largest catalogue that the site is designed for. */
export const PRODUCT_COUNT = 10_000;
/** The number of products on the first page. */
export const FIRST_PAGE_COUNT = 60;

const NOUNS = ['Scroll Compressor', 'Split System', 'Condenser Unit', 'Gate Valve', 'Fan Motor'];
const WORDS = [
  'hermetic',
  'bronze',
  'three-phase',
  'for cold rooms',
  'R290',
  'with flange',
  '13 A',
];

/** A product whose words are shared by some of the others. */
function generated(n: number, image: ProductSummary['image']): ProductSummary {
  const word = (by: number) => WORDS[Math.floor(n / by) % WORDS.length] ?? '';
  return {
    id: `gen-${n}`,
    name: `${NOUNS[n % NOUNS.length]} ${n}`,
    category: n % 3 ? 'Refrigeration' : 'Mining',
    unit: 'each',
    image,
    description: `Number ${n} of the catalogue, ${word(1)}, ${word(7)} and ${word(49)}. It comes with a data sheet, and fits what the engineers have measured on site; ask before you choose another.`,
  };
}

/**
 * Replaces the data of the listing of all products by one with `PRODUCT_COUNT` products. Navigate to it inside the
 * site, since its HTML is unchanged.
 * @returns Returns the number of requests for the file with all products.
 */
export async function enlargeListing(page: Page): Promise<() => number> {
  let asked = 0;
  let all: ProductSummary[] = [];
  await page.route(/\/data\/[^/]+\/store\/category\/all\.json$/, async (route) => {
    const data = (await (await route.fetch()).json()) as PageData;
    const { listing } = data.context;
    const images = listing?.products.map(({ image }) => image) ?? [];
    all = Array.from({ length: PRODUCT_COUNT }, (_, n) => {
      const image = images[n % images.length];
      if (!image) throw new Error('The listing has no product to be copied.');
      return generated(n, image);
    });
    const large = {
      ...listing,
      count: PRODUCT_COUNT,
      products: all.slice(0, FIRST_PAGE_COUNT),
      all: '/assets/generated.json',
      next: '/store/category/all/2',
    };
    await route.fulfill({ json: { ...data, context: { ...data.context, listing: large } } });
  });
  await page.route('**/assets/generated.json', async (route) => {
    asked += 1;
    await route.fulfill({ json: all });
  });
  return () => asked;
}
