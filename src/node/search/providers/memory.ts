import { createMemorySearch } from '../../../catalogue/search/memorySearch';
import { gramIndex } from '../gramIndex';
import type { OpenProvider } from '../provider';

/** The page's own search, in the memory of this process: see .github/decisions/search-in-memory.md. */
export const open: OpenProvider = (source) =>
  Promise.resolve(createMemorySearch(source, gramIndex));
