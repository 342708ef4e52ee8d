import { expectOk } from '../expectOk';
import { unpackIndex } from './indexFile';
import { createMemorySearch } from './memorySearch';
import type { SearchProvider } from './searchTypes';

/**
 * The search of a catalogue without a worker: on partners' pages, where one of another origin may not start.
 * @throws If the index cannot be fetched, or is of another release.
 */
export async function openInPage(address: string): Promise<SearchProvider> {
  const text = await expectOk(await fetch(address)).text();
  return createMemorySearch(unpackIndex(text));
}
