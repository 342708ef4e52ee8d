import { createMemorySearch } from '../../../src/catalogue/search/memorySearch';
import type { Open } from './open';

/** Products in memory. */
export const open: Open = (source) => Promise.resolve(createMemorySearch(source));
