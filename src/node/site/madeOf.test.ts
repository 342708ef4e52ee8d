import { describe, expect, it } from 'vitest';
import type { Block, Product } from '../../generated/authored';
import { resolveCompany, type WholeConfig } from './company.fixture';
import { routes } from './pages';

/** What each page of a product or a listing shows, and what it says that it is made of, by the path. */
async function pagesOf(change: (config: WholeConfig) => void) {
  const site = await resolveCompany((config) => {
    const engines = config.store.products.slice(0, 2);
    for (const one of engines) config.store.products.push({ ...one, id: `${one.id}-b` });
    change(config);
  });
  return new Map(
    [...routes(site)].flatMap((route) => {
      const madeOf = route.madeOf?.();
      const shown = JSON.stringify(route.page);
      return madeOf === undefined ? [] : [[route.path, { shown, madeOf }] as const];
    }),
  );
}

const [winch, other] = ['dk-003', 'eng-010'];
const image = { src: '/images/engine.svg', alt: 'Side', decorative: false, draw: false };
const note: Block = {
  type: 'accordion',
  kind: 'questions',
  tone: 'paper',
  heading: 'Asked',
  items: [{ title: 'Why?', text: ['Because.'], open: false }],
};

/** Sets fields of a product. */
const having = (id: string, fields: Partial<Product>) => (config: WholeConfig) => {
  const product = config.store.products.find((one) => one.id === id);
  if (!product) throw new Error(`There is no product ${id}.`);
  Object.assign(product, fields);
};

const blocksOf = ({ pages }: WholeConfig) => {
  const page = pages.find(({ path }) => path.includes(':product'));
  if (!page) throw new Error('There is no page of products.');
  return page;
};

/** One for each field of a product, and for all else that its page shows. */
const CHANGES: Record<string, (config: WholeConfig) => void> = {
  nothing: () => {},
  name: having(winch, { name: 'Steel Winch' }),
  'the name of another': having(other, { name: 'Bronze Winch', brand: 'Kuvani' }),
  'one more of its name': ({ store }) => {
    const [first] = store.products;
    if (first) store.products.push({ ...first, id: 'new-1' });
  },
  description: having(winch, { description: 'Lifts 900 kg.' }),
  code: having(winch, { code: 'DK 003' }),
  category: having(winch, { category: 'engines' }),
  categories: having(winch, { categories: ['engines'] }),
  image: having(winch, { image }),
  images: having(winch, { images: [image, image] }),
  'the text of a picture': having(winch, { image: { ...image, alt: 'Front' } }),
  dataSheet: having(winch, { dataSheet: '/files/price-list.pdf' }),
  unit: having(winch, { unit: 'metre' }),
  specifications: having(winch, { specifications: [{ name: 'Load', value: '9', unit: 'kg' }] }),
  variants: having(winch, { variants: [{ id: 'dk-003-1', name: '12 mm' }] }),
  brand: having(winch, { brand: 'Kuvani' }),
  otherCodes: having(winch, { otherCodes: ['W3'] }),
  status: having(winch, { status: 'discontinued' }),
  successor: having(winch, { status: 'discontinued', successor: other }),
  related: having(winch, { related: [other] }),
  unlisted: having(winch, { unlisted: true }),
  'the name of a category': ({ store }) => store.categories.forEach((one) => (one.name += ' II')),
  'the picture of a category': ({ store }) =>
    store.categories.forEach((one) => (one.image = image)),
  'the address of a category': ({ store }) => store.categories.forEach((one) => (one.aliases = [])),
  'the brand of the store': ({ store }) => (store.brand = 'Kuvani'),
  'model numbers': ({ store }) => (store.model = { prefix: 'X-', suffix: '' }),
  'the sample review': ({ store }) => (store.sampleReview.author = 'Another'),
  'a block': (config) => blocksOf(config).blocks.push(note),
  'a block of one category': (config) =>
    blocksOf(config).blocks.push({ ...note, onlyIn: ['engines'] }),
  'the title of the page': (config) => (blocksOf(config).title = '{product.name}, bought'),
  'its description': (config) => (blocksOf(config).description = '{product.id} at once'),
  'the name of the page above': ({ pages }) =>
    pages.forEach((page) => page.path === '/store' && (page.name = 'On the Shelf')),
  'the address of the site': ({ site }) => (site.url = 'https://www.example.org'),
  'the order of products': ({ store }) => (store.products = store.products.toReversed()),
};

/** What no page of a product shows. */
const SHOWN_NOWHERE = new Set(['nothing', 'otherCodes']);

describe('what a page of a product or a listing is made of', () => {
  it.each(Object.entries(CHANGES))(
    'is another whenever it shows something else: %s',
    async (what, change) => {
      const [before, after] = [await pagesOf(() => {}), await pagesOf(change)];
      const shownOtherwise = [...after].filter(
        ([id, { shown }]) => before.get(id)?.shown !== shown,
      );
      const madeOtherwise = [...after].filter(
        ([id, { madeOf }]) => before.get(id)?.madeOf !== madeOf,
      );
      const ids = (some: typeof shownOtherwise) => some.map(([id]) => id);
      expect(ids(madeOtherwise)).toEqual(expect.arrayContaining(ids(shownOtherwise)));
      expect(shownOtherwise.length > 0).toBe(!SHOWN_NOWHERE.has(what));
    },
  );

  it('is the same of a page that does not show what has changed', async () => {
    const [before, after] = [
      await pagesOf(() => {}),
      await pagesOf(having(winch, { description: 'In other words.' })),
    ];
    const changed = [...after].filter(([id, { madeOf }]) => before.get(id)?.madeOf !== madeOf);
    // A small listing comes whole, with the descriptions that are searched in.
    const products = changed.map(([path]) => path).filter((path) => path.includes('/product/'));
    expect(products).toEqual([`/store/product/${winch}`]);
  });

  it('covers every field of a product', async () => {
    const { default: schema } = await import('../../../schemas/parts/product.schema.json');
    // Dates decide whether there is a page.
    const fields = Object.keys(schema.properties).filter(
      (field) => !/^(id|from|until)$/.test(field),
    );
    expect(Object.keys(CHANGES)).toEqual(expect.arrayContaining(fields));
  });
});
