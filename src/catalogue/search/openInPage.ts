import { unpackInParts } from './indexFile';
import { takeIndex } from './indexText';
import { buildMemorySearch } from './memorySearch';
import type { SearchProvider } from './searchTypes';
import { inSlices, type Parts } from './slices';

/**
 * The search of a catalogue without a worker: on partners' pages, where one of another origin may not start. Builds it in slices,
 * so that the page answers meanwhile.
 * @throws If the index cannot be fetched, or is of another release.
 */
export async function openInPage(address: string): Promise<SearchProvider> {
  return inSlices(build(await takeIndex(address)));
}

function* build(text: string): Parts<SearchProvider> {
  return yield* buildMemorySearch(yield* unpackInParts(text));
}
