import { describe, expect, it } from 'vitest';
import { createMemorySearch } from '../catalogue/search/memorySearch';
import type { IndexedProduct } from '../catalogue/search/searchTypes';
import { readFreeLine } from './freeLine';
import { createMatcher } from './matcher';
import { withSuggestions } from './suggestions';
import type { DeskProduct, ReadInquiry } from './types';

const indexed = (id: string, name: string, more: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id,
  code: id.toUpperCase(),
  name,
  categories: [],
  specifications: [],
  ...more,
});
const products = [
  indexed('ref-007', 'Refrigerant Gas'),
  indexed('ref-008', 'Compressor Oil'),
  indexed('bb-6204', 'Deep Groove Ball Bearing', {
    otherCodes: ['6204-2RS1'],
  }),
  indexed('bb-6205', 'Deep Groove Ball Bearing, large'),
  indexed('ah', 'Air Hose', { sizes: [{ id: 'ah-25', code: 'AH 25/S', name: '25 mm' }] }),
];
const search = createMemorySearch({
  products,
  categories: [],
  places: [],
  synonyms: [],
  decimal: '.',
});
const byId = new Map(
  products.map(({ id, name, otherCodes }): [string, DeskProduct] => [id, { id, name, otherCodes }]),
);
byId.set('ah-25', { id: 'ah-25', name: 'Air Hose, 25 mm', page: 'ah#ah-25' });
const matcher = createMatcher([...byId.values()]);
const asking = {
  ask: async (q: string) => search.search({ q }),
  productOf: (id: string) => byId.get(id),
};

async function suggestedFor(line: string) {
  const read = readFreeLine(line, matcher);
  const inquiries = [{ lines: read ? [read] : [] }] as unknown as ReadInquiry[];
  const [inquiry] = await withSuggestions(inquiries, asking);
  const [first] = inquiry?.lines ?? [];
  return {
    product: first?.product?.id,
    quantity: first?.quantity,
    candidates: first?.candidates.map(({ id }) => id),
    doubts: first?.doubts,
  };
}

describe('a line that names no product for certain', () => {
  it('has the size as candidate whose code it names', async () => {
    expect((await suggestedFor('3 x AH25/S'))?.candidates).toEqual(['ah-25']);
  });

  it('has those as candidates that the search finds by all words', async () => {
    expect(await suggestedFor('4 groove bearings')).toMatchObject({
      product: undefined,
      quantity: 4,
      candidates: ['bb-6204', 'bb-6205'],
      doubts: [{ kind: 'unsure' }],
    });
  });

  it('is asked for without the words that no product has', async () => {
    expect(await suggestedFor('please send 2 refrigerant urgently')).toMatchObject({
      candidates: ['ref-007'],
      doubts: [{ kind: 'unsure' }],
    });
  });

  it('with a code that there is not says so, and has only similar ones', async () => {
    expect(await suggestedFor('need 3x REF-097 urgently')).toMatchObject({
      product: undefined,
      candidates: expect.arrayContaining(['ref-007']) as string[],
      doubts: [{ kind: 'similar', said: 'REF-097' }],
    });
  });

  it('stays as it is where the search is out of reach', async () => {
    const lines = [readFreeLine('4 ball bearing deep', matcher)];
    const inquiries = [{ lines }] as unknown as ReadInquiry[];
    const ask = () => Promise.reject(new Error('no network'));
    expect(await withSuggestions(inquiries, { ...asking, ask })).toEqual(inquiries);
  });
});

it("the maker's code is certain, and said", async () => {
  expect(await suggestedFor('2 pcs 6204 2RS1')).toMatchObject({
    product: 'bb-6204',
    quantity: 2,
    doubts: [{ kind: 'other-code', said: '6204 2RS1' }],
  });
});
