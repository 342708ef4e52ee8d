import type {
  Facet,
  Filter,
  SearchProvider,
  SearchSource,
} from '../../src/catalogue/search/searchTypes';
import { randomFrom, type Random } from './parts/random';

const TRIES = 200;

/** Counts of facets that are not those of counting, of so many random choices of filters. */
export async function wrongCounts(
  provider: SearchProvider,
  { categories }: Pick<SearchSource, 'categories'>,
  tries = TRIES,
): Promise<string[]> {
  const random = randomFrom(3);
  const wrong: string[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const category = random.pick(categories).id;
    const { facets: offered } = await provider.search({ q: '', category });
    const filters = drawnFilters(random, offered);
    const { facets } = await provider.search({ q: '', category, filters });
    const { key, values } = random.pick(facets.filter((facet) => facet.values.length > 0));
    const value = random.pick(values);
    // As the count promises: how many are left if this value alone is chosen of its facet.
    const left = { ...filters, [key]: { values: [value.key] } };
    const { total } = await provider.search({ q: '', category, filters: left });
    if (total !== value.count)
      wrong.push(`${category} ${JSON.stringify(left)}: ${value.count}, ${total}`);
  }
  return wrong;
}

/** Up to three filters by values that there are. */
function drawnFilters(random: Random, facets: readonly Facet[]): Record<string, Filter> {
  const chosen = Array.from({ length: random.between(1, 3) }, () => random.pick(facets));
  return Object.fromEntries(
    chosen.map(({ key, values }) => [
      key,
      { values: Array.from({ length: random.between(1, 2) }, () => random.pick(values).key) },
    ]),
  );
}
