import { describe, expect, it } from 'vitest';
import { createMemorySearch } from '../../src/catalogue/search/memorySearch';
import { missed } from './grading';
import { partsCatalogue } from './partsCatalogue';
import { FORTY, SECOND_THIRTY, THIRTY, TWENTY_FOUR } from './questions';

const SIZE = 3000;
const provider = createMemorySearch(partsCatalogue(SIZE));

describe('buyers', () => {
  it('find what they mean with all of forty questions', async () => {
    expect(await missed(provider, FORTY)).toEqual([]);
  });

  it('find what they mean with all of thirty others', async () => {
    expect(await missed(provider, THIRTY)).toEqual([]);
  });

  it('find what they mean with at least 28 of thirty that were written later', async () => {
    expect((await missed(provider, SECOND_THIRTY)).length).toBeLessThanOrEqual(2);
  });

  it('find what they mean with at least 22 of 24 that nothing was tuned for', async () => {
    expect((await missed(provider, TWENTY_FOUR)).length).toBeLessThanOrEqual(2);
  });
});
