import { describe, expect, it } from 'vitest';
import { createMemorySearch } from '../../src/catalogue/search/memorySearch';
import { partsCatalogue } from './partsCatalogue';
import { bare, drawnCodes, notFirst } from './grading';
import { randomFrom } from './parts/random';

const SIZE = 3000;
const DRAWN_CODES = 1000;
const CHANGED_CODES = 200;

const source = partsCatalogue(SIZE);
const provider = createMemorySearch(source);
const codes = new Set(source.products.map(({ code }) => code));

describe('a code', () => {
  const random = randomFrom(2);
  const drawn = drawnCodes(source, DRAWN_CODES);

  it('is found first as printed, whatever the code', async () => {
    expect(await notFirst(provider, drawn, (code) => code)).toEqual([]);
  });

  it('is found first without its separators', async () => {
    expect(await notFirst(provider, drawn, bare)).toEqual([]);
  });

  it('with another digit is never answered by another part unless that is said', async () => {
    const silent: string[] = [];
    for (const code of drawn.slice(0, CHANGED_CODES)) {
      const places = [...code.matchAll(/\d/g)].map(({ index }) => index);
      const at = random.pick(places);
      const q =
        code.slice(0, at) +
        String((Number(code[at]) + random.between(1, 9)) % 10) +
        code.slice(at + 1);
      if (codes.has(q)) continue;
      const { hits, match } = await provider.search({ q });
      const isLonger = hits.every((hit) => hit.code.startsWith(q));
      if (hits.length > 0 && match !== 'similar' && !isLonger)
        silent.push(`${q} → ${hits[0]?.code}`);
    }
    expect(silent).toEqual([]);
  });
});
