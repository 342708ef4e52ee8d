import { describe, expect, it } from 'vitest';
import { createMemorySearch } from './memorySearch';
import type { IndexedProduct, SearchSource } from './searchTypes';

const part = (code: string, name: string, more: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id: code.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  code,
  name,
  categories: ['parts'],
  specifications: [],
  ...more,
});
const source: SearchSource = {
  products: [
    part('6204-2RS/C3', 'Ball Bearing'),
    part('6204-2RS', 'Ball Bearing', { otherCodes: ['AB 900'] }),
    part('MB1-C63', 'Circuit Protection MCB 63 A'),
    part('GB-040', 'Gearbox', {
      specifications: [{ name: 'Output bore', value: '35', unit: 'mm' }],
    }),
    part('GB-035', 'Gearbox', {
      specifications: [
        { name: 'Output bore', value: '25', unit: 'mm' },
        { name: 'Width', value: '35', unit: 'mm' },
      ],
    }),
    part('XX-1', 'Oil seal', { categories: ['seals'] }),
  ],
  categories: [
    { id: 'parts', name: 'Parts' },
    { id: 'seals', name: 'Seals' },
  ],
  places: [],
  synonyms: [
    ['breaker', 'MCB'],
    ['water heater', 'geyser', 'gearbox'],
  ],
  decimal: '.',
};
const { search } = createMemorySearch(source);
const answer = async (q: string, more = {}) => {
  const { hits, match, corrected } = await search({ q, ...more });
  return { codes: hits.map(({ code }) => code), match, corrected };
};

describe('a question', () => {
  it('for a code finds it before longer ones, with any signs', async () => {
    for (const q of ['6204-2RS', '6204 2rs', '62042RS', ' 6204/2RS '])
      expect(await answer(q)).toMatchObject({ codes: ['6204-2RS', '6204-2RS/C3'], match: 'exact' });
  });

  it('for a code of another maker finds the part', async () => {
    expect(await answer('ab900')).toMatchObject({ codes: ['6204-2RS'], match: 'exact' });
  });

  it('with another digit says that its parts are only similar', async () => {
    const { codes, match } = await answer('6294-2RS');
    expect(match).toBe('similar');
    expect(codes[0]).toBe('6204-2RS');
  });

  it('says how a mistaken word was read, and never reads another digit', async () => {
    expect(await answer('bearng 6204')).toMatchObject({
      match: 'corrected',
      corrected: 'bearing 6204',
    });
    expect((await answer('bearng 6205')).match).toBe('similar');
  });

  it('finds words that mean the same here, one or several', async () => {
    expect((await answer('63 amp breaker')).codes).toEqual(['MB1-C63']);
    expect((await answer('water heaters 35mm')).codes).toContain('GB-040');
  });

  it('for a value of a specification finds that one first', async () => {
    expect((await answer('35mm bore')).codes[0]).toBe('GB-040');
  });

  it('finds words written in one or apart, and in the plural', async () => {
    for (const q of ['gear box', 'gearboxes', 'gearbox'])
      expect((await answer(q)).codes).toEqual(['GB-040', 'GB-035']);
    expect((await answer('oilseal')).codes).toEqual(['XX-1']);
  });

  it('that nothing answers finds nothing', async () => {
    expect((await answer('zzzz')).codes).toEqual([]);
    expect((await answer('?!')).codes).toEqual([]);
  });
});

describe('a listing', () => {
  const listed = (q: string, category = 'parts') => search({ q, category, isListing: true });

  it('counts substrings, and keeps what is found otherwise apart', async () => {
    const { total, hits, more } = await listed('gear box');
    expect([total, hits]).toEqual([0, []]);
    expect(more).toMatchObject({ total: 2, match: 'all', isAbove: false });
    expect(await listed('gearbox')).toMatchObject({ total: 2, more: { total: 0 } });
  });

  it('has the part above whose code is met exactly', async () => {
    expect((await listed('62042RS')).more).toMatchObject({ match: 'exact', isAbove: true });
  });

  it('finds in its category alone', async () => {
    expect((await listed('gear box', 'seals')).more?.total).toBe(0);
  });

  it('narrows both groups by filters', async () => {
    const filters = { 'output-bore': { values: ['25mm'] } };
    const answered = await search({ q: 'gear box', category: 'parts', isListing: true, filters });
    expect(answered.more?.hits.map(({ code }) => code)).toEqual(['GB-035']);
  });
});
