import { createMemorySearch } from '../../../src/catalogue/search/memorySearch';
import { gramIndex } from '../../../src/node/search/gramIndex';
import type { Open } from './open';

/** Products in memory, prepared as for a hundred thousand of them. */
export const open: Open = (source) => Promise.resolve(createMemorySearch(source, gramIndex));
