import { describe, expect, it } from 'vitest';
import { createMemorySearch } from '../../src/catalogue/search/memorySearch';
import { partsCatalogue } from './partsCatalogue';
import { FORTY, THIRTY, TWENTY_FOUR, type Asked } from './questions';

const SIZE = 3000;
const provider = createMemorySearch(partsCatalogue(SIZE));

/** Questions without their answer in first place; or, where no such part exists, with others that are not said to be. */
async function missed(questions: readonly Asked[]): Promise<string[]> {
  const misses: string[] = [];
  for (const [q, isMeant] of questions) {
    const { hits, match } = await provider.search({ q, size: 1 });
    const [first] = hits;
    const isAnswered = isMeant ? !!first && isMeant(first) : !first || match === 'similar';
    if (!isAnswered) misses.push(`${q} → ${first?.name} (${match})`);
  }
  return misses;
}

describe('buyers', () => {
  it('find what they mean with all of forty questions', async () => {
    expect(await missed(FORTY)).toEqual([]);
  });

  it('find what they mean with all of thirty others', async () => {
    expect(await missed(THIRTY)).toEqual([]);
  });

  it('find what they mean with at least 22 of 24 that nothing was tuned for', async () => {
    expect((await missed(TWENTY_FOUR)).length).toBeLessThanOrEqual(2);
  });
});
