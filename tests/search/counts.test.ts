import { expect, it } from 'vitest';
import { createMemorySearch } from '../../src/catalogue/search/memorySearch';
import type { Facet, Filter } from '../../src/catalogue/search/searchTypes';
import { partsCatalogue } from './partsCatalogue';
import { randomFrom } from './parts/random';

const SIZE = 2000;
const TRIES = 200;

const source = partsCatalogue(SIZE);
const provider = createMemorySearch(source);
const random = randomFrom(3);

/** Up to three filters by values that there are. */
function drawnFilters(facets: readonly Facet[]): Record<string, Filter> {
  const chosen = Array.from({ length: random.between(1, 3) }, () => random.pick(facets));
  return Object.fromEntries(
    chosen.map(({ key, values }) => [
      key,
      { values: Array.from({ length: random.between(1, 2) }, () => random.pick(values).key) },
    ]),
  );
}

it('the counts of facets are those of counting, whatever the filters', async () => {
  const wrong: string[] = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const category = random.pick(source.categories).id;
    const { facets: offered } = await provider.search({ q: '', category });
    const filters = drawnFilters(offered);
    const { facets } = await provider.search({ q: '', category, filters });
    const { key, values } = random.pick(facets.filter((facet) => facet.values.length > 0));
    const value = random.pick(values);
    // As the count promises: how many are left if this value alone is chosen of its facet.
    const left = { ...filters, [key]: { values: [value.key] } };
    const { total } = await provider.search({ q: '', category, filters: left });
    if (total !== value.count)
      wrong.push(`${category} ${JSON.stringify(left)}: ${value.count}, ${total}`);
  }
  expect(wrong).toEqual([]);
});
