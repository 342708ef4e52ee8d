import { useEffect, useState } from 'react';
import type { KnownProducts } from '../../catalogue/lookUp';
import { localStorageOrNone, storageKey, type CartStorage } from '../../cart/storage';
import type { CatalogueEntry } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';

/** What the catalogue has said last of a product's unit and code, by id. */
type Remembered = ReadonlyMap<string, Pick<CatalogueEntry, 'unit' | 'code'>>;

/**
 * What the catalogue has said last of the products in the list, kept on this device: the stored list has no units, as
 * the loader of partners' pages reads and writes it, too. So sums and messages have units at once, and without a network.
 */
export function useRemembered(known: KnownProducts): Remembered {
  const key = `${storageKey(useSite().site.id)}-units`;
  const [remembered] = useState(() => recall(localStorageOrNone(), key));
  useEffect(() => {
    if (known.size > 0) remember(localStorageOrNone(), key, known);
  }, [key, known]);
  return remembered;
}

/** The stored entries; those that are malformed are left out. */
function recall(storage: CartStorage | undefined, key: string): Remembered {
  try {
    const stored = Object.entries(
      Object(JSON.parse(storage?.getItem(key) ?? '{}')) as Record<string, unknown>,
    );
    return new Map(
      stored.map(([id, value]) => {
        const { unit, code } = Object(value) as Partial<Record<'unit' | 'code', unknown>>;
        return [
          id,
          { ...(typeof unit === 'string' && { unit }), ...(typeof code === 'string' && { code }) },
        ];
      }),
    );
  } catch {
    return new Map();
  }
}

function remember(storage: CartStorage | undefined, key: string, known: KnownProducts): void {
  const entries = [...known].flatMap(([id, entry]) => {
    const { unit, code } = entry ?? {};
    return unit === undefined && code === undefined ? [] : [[id, { unit, code }] as const];
  });
  try {
    storage?.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is full or denied: the units come with the catalogue, as they do on a first visit.
  }
}
