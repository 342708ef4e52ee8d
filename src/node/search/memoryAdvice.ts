import { MAX_IN_MEMORY, searchCommand } from '../../document/searchCommand';
import { DEFAULT_PROVIDER } from './openProvider';

/** Of a product in memory, in bytes: see .github/decisions/search-in-memory.md. */
const PRODUCT_BYTES = 4000;

/**
 * What to say to whoever searches so many products in memory; undefined if there is nothing to say.
 * @param provider Its name.
 */
export function memoryAdvice(provider: string, count: number): string | undefined {
  if (provider !== DEFAULT_PROVIDER || count < MAX_IN_MEMORY) return undefined;
  const gigabytes = ((count * PRODUCT_BYTES) / 1e9).toFixed(1);
  return `So many products take about ${gigabytes} GB of memory, and as much again while a new build is read. PostgreSQL needs a tenth of that here, and answers as fast: ${searchCommand(count)}`;
}
