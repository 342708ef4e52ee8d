import { unpackInParts } from './indexFile';
import { takeIndex } from './indexText';
import { buildMemorySearch, type MemorySearch } from './memorySearch';
import type { SearchProvider } from './searchTypes';
import { inSlices, type Parts } from './slices';

/**
 * The search of a catalogue without a worker: for visitors whose browser starts none.
 * @throws If the index cannot be fetched, or is of another release.
 */
export const openInPage = async (address: string): Promise<SearchProvider> =>
  openText(await takeIndex(address));

/**
 * The search of an index that is here already: on partners' pages, where a worker of another origin may not start.
 * Builds it in slices, so that the page answers meanwhile.
 * @throws If it is of another release.
 */
export async function openText(index: string): Promise<SearchProvider> {
  const provider = await inSlices(build(index));
  void inSlices(provider.rest);
  return provider;
}

function* build(index: string): Parts<MemorySearch> {
  return yield* buildMemorySearch(yield* unpackInParts(index));
}
