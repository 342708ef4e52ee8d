import { memoryParts } from '../parts/memoryParts';
import { openCatalogue } from '../parts/openCatalogue';
import type { OpenProvider } from '../provider';

/** The page's own search, in the memory of this process: see .github/decisions/search-in-memory.md. */
export const open: OpenProvider = async (source) => {
  const provider = openCatalogue(memoryParts(source), source);
  // Comparing all names takes a second for a hundred thousand, once: nobody should wait for it.
  for (const sort of ['name', 'code'])
    await provider.search({ q: '', sort, size: 1, withFacets: false });
  return provider;
};
