import { expect, it } from 'vitest';
import { createMemorySearch } from '../../src/catalogue/search/memorySearch';
import { wrongCounts } from './counting';
import { partsCatalogue } from './partsCatalogue';

const SIZE = 2000;

it('the counts of facets are those of counting, whatever the filters', async () => {
  const source = partsCatalogue(SIZE);
  expect(await wrongCounts(createMemorySearch(source), source)).toEqual([]);
});
