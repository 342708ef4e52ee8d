import type { CatalogueEntry, CatalogueIndex } from '../generated/types';
import { bucketOf } from './buckets';

/** What is known of products: an entry, or null for an id that the catalogue does not have. */
export type KnownProducts = ReadonlyMap<string, CatalogueEntry | null>;

const files = new Map<string, Promise<Record<string, CatalogueEntry>>>();

function read(url: string): Promise<Record<string, CatalogueEntry>> {
  let file = files.get(url);
  if (!file) {
    file = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response.json() as Promise<Record<string, CatalogueEntry>>;
    });
    files.set(url, file);
    // What has failed may be tried again.
    file.catch(() => files.delete(url));
  }
  return file;
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
        const file = await read(`${base}/${bucketOf(id, buckets)}.json`);
        known.set(id, Object.hasOwn(file, id) ? (file[id] ?? null) : null);
      } catch {
        // not known, then
      }
    }),
  );
  return known;
}
