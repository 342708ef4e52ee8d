import { expect, it } from 'vitest';
import type { SearchRequest, SearchResult } from '../../src/catalogue/search/searchTypes';
import { partsCatalogue } from './partsCatalogue';
import type { Open } from './providers/open';

/** In products: those that questions ask for are among the first. */
const SIZE = 1600;

/** What every provider of the search does: tests for the `describe` of one. */
export function testProvider(open: Open): void {
  const source = partsCatalogue(SIZE);
  let opened: ReturnType<Open> | undefined;
  const ask: Ask = async (request) =>
    (await (opened ??= open(source))).search({ q: '', ...request });
  const codes: AskCodes = async (request) => (await ask(request)).hits.map(({ code }) => code);

  it('finds a code first, with and without its separators, and says that it is met', async () => {
    for (const q of ['SPZ 1250', 'spz1250', 'SPZ-1250'])
      expect(await ask({ q })).toMatchObject({ match: 'exact', hits: [{ code: 'SPZ 1250' }] });
  });

  it('finds all words in any order', async () => {
    const { match, hits } = await ask({ q: 'valve ball brass', size: 1 });
    expect([match, hits[0]?.name]).toEqual(['all', expect.stringMatching(/^Brass Ball Valve/)]);
  });

  it('says how a mistaken word was read', async () => {
    expect(await ask({ q: 'ball vlave' })).toMatchObject({
      match: 'corrected',
      corrected: 'ball valve',
    });
  });

  it('never shows another part number without saying that it is similar', async () => {
    for (const q of ['6294-2RS', 'SPZ 1255', 'KT1-D08-M7']) {
      const { total, match } = await ask({ q });
      expect(total === 0 || match === 'similar').toBe(true);
    }
  });

  it('reads quantities in any spelling', async () => {
    for (const q of ['63A MCB', '63 amp mcb', 'mcb 63 A'])
      expect((await codes({ q, size: 1 }))[0]).toMatch(/^MB\d-[BCD]63$/);
  });

  /** The catalogue with a product that has sizes, and two whose units differ by their capitals. */
  let other: ReturnType<Open> | undefined;
  const askOther: Ask = async (request) => {
    const [first, second, ...rest] = source.products;
    if (!first || !second) throw new Error('The catalogue is empty.');
    const sizes = [{ id: 'hose-25', code: 'AH 25/2', name: '25 mm' }];
    const laser = (of: typeof first, unit: string) => ({
      ...of,
      name: `Laser ${unit}`,
      specifications: [{ name: 'Power', value: '5', unit }],
    });
    const products = [{ ...laser(first, 'mW'), sizes }, laser(second, 'MW'), ...rest];
    return (await (other ??= open({ ...source, products }))).search({ q: '', ...request });
  };

  it('finds a size by its code, and says which one it is', async () => {
    expect(await askOther({ q: 'ah25-2' })).toMatchObject({
      match: 'exact',
      hits: [{ code: source.products[0]?.code, size: { code: 'AH 25/2' } }],
    });
  });

  it('minds the capitals of a unit where these make another one', async () => {
    const found = async (q: string) => (await askOther({ q })).hits.map(({ name }) => name);
    expect(await found('laser 5 mW')).toEqual(['Laser mW']);
    expect(await found('5000 kW laser')).toEqual(['Laser MW']);
    expect(await found('5mw laser')).toEqual(['Laser mW', 'Laser MW']);
  });

  it('gives known products alone, in the order in which they are named', async () => {
    const [first, second] = source.products;
    const ids = [second?.id ?? '', 'no-such-product', first?.id ?? ''];
    expect(await codes({ ids })).toEqual([second?.code, first?.code]);
  });

  testListings(ask, codes);
}

type Ask = (request: Partial<SearchRequest>) => Promise<SearchResult>;
type AskCodes = (request: Partial<SearchRequest>) => Promise<string[]>;

function testListings(ask: Ask, codes: AskCodes): void {
  it('keeps what is no substring in a group of its own, for a listing', async () => {
    const answer = await ask({ q: '62042rs', category: 'Bearings', isListing: true });
    expect(answer).toMatchObject({ total: 0, more: { match: 'exact', isAbove: true } });
    expect(answer.more?.hits[0]?.code).toBe('6204-2RS');
  });

  it('narrows by filters, and counts each facet without its own', async () => {
    const filters = { bore: { values: ['20mm'] } };
    const { facets, hits, total } = await ask({ category: 'Bearings', filters });
    expect(hits.every(({ code }) => /^6[023]04/.test(code))).toBe(true);
    const bores = facets.find(({ key }) => key === 'bore')?.values ?? [];
    expect(bores.length).toBeGreaterThan(15);
    expect(bores.find(({ key }) => key === '20mm')?.count).toBe(total);
  });

  it('sorts, and gives one page after another', async () => {
    const request = { category: 'Bearings', sort: '-bore', size: 10 };
    const both = [...(await codes(request)), ...(await codes({ ...request, page: 2 }))];
    expect(both).toEqual(await codes({ ...request, size: 20 }));
    expect(both[0]).toMatch(/^6[023]20/);
  });

  it('finds nothing but a code where one is asked for, and says how many have it', async () => {
    expect(await ask({ q: '6204-2RS', isCode: true })).toMatchObject({
      total: 1,
      match: 'exact',
      hits: [{ code: '6204-2RS' }],
    });
    for (const q of ['6204-2R', 'ball bearing', '6294-2RS'])
      expect(await ask({ q, isCode: true })).toMatchObject({ total: 0, hits: [] });
  });

  it('gives as much of the second group as is asked for', async () => {
    const request = { q: '62042rs', category: 'Bearings', isListing: true, moreSize: 1 };
    const { more } = await ask(request);
    expect(more?.hits).toHaveLength(1);
    expect(more?.total).toBeGreaterThanOrEqual(1);
  });

  it('lists the values within a chosen range, of all that there are', async () => {
    const request = { category: 'Bearings', filters: { bore: { from: 25, to: 35 } } };
    const bore = (await ask(request)).facets.find(({ key }) => key === 'bore');
    expect(bore?.values.map(({ key }) => key)).toEqual(['25mm', '30mm', '35mm']);
    expect(bore?.range).toEqual({ from: 10, to: 100, unit: 'mm' });
  });

  it('finds nothing by a filter that no product has', async () => {
    expect(await ask({ filters: { colour: { values: ['red'] } } })).toMatchObject({ total: 0 });
  });
}
