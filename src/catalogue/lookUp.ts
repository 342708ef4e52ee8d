import type { CatalogueEntry, CatalogueIndex } from '../generated/types';
import { bucketOf } from './buckets';
import { once } from './once';
import { expectOk } from './expectOk';

/** Catalogue entries by id; null for an id the catalogue does not have. */
export type KnownProducts = ReadonlyMap<string, CatalogueEntry | null>;

const files = new Map<string, Promise<unknown>>();

/**
 * Fetches a catalogue file once; a failed request may be retried. Passing `cache` forces a new request with that
 * cache mode.
 */
export function read<Content>(url: string, cache?: RequestCache): Promise<Content> {
  if (cache) files.delete(url);
  return once(files, url, async () => {
    return expectOk(await (cache ? fetch(url, { cache }) : fetch(url))).json();
  }) as Promise<Content>;
}

/**
 * Looks products up by id, fetching each catalogue file once. Products whose file cannot be fetched are missing
 * from the result. Never rejects.
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
        // A failed file leaves its products out of the result.
      }
    }),
  );
  return known;
}
