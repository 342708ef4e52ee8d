import type { CatalogueEntry, CatalogueIndex } from '../generated/types';
import { bucketOf } from './buckets';
import { once } from './once';

/** What is known of products: an entry, or null for an id that the catalogue does not have. */
export type KnownProducts = ReadonlyMap<string, CatalogueEntry | null>;

const files = new Map<string, Promise<unknown>>();

/**
 * Reads a file of the catalogue, each once; what has failed may be tried again. With `cache` it is fetched anew, past
 * the browser's memory if that is said.
 */
export function read<Content>(url: string, cache?: RequestCache): Promise<Content> {
  if (cache) files.delete(url);
  return once(files, url, async () => {
    const response = await (cache ? fetch(url, { cache }) : fetch(url));
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json();
  }) as Promise<Content>;
}

/**
 * Looks products up by their ids, each file of the catalogue fetched once. Where the network fails, nothing
 * is known of the products in that file: they are missing from the answer. Never rejects.
 */
export async function lookUp(
  { base, buckets }: CatalogueIndex,
  ids: Iterable<string>,
): Promise<KnownProducts> {
  const known = new Map<string, CatalogueEntry | null>();
  await Promise.all(
    [...new Set(ids)].map(async (id) => {
      try {
        const file = await read<Record<string, CatalogueEntry>>(
          `${base}/${bucketOf(id, buckets)}.json`,
        );
        known.set(id, Object.hasOwn(file, id) ? (file[id] ?? null) : null);
      } catch {
        // not known, then
      }
    }),
  );
  return known;
}
