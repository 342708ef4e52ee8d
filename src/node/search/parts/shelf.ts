/** Keeps what was asked for last, up to so many bytes. A catalogue never changes, so what is kept stays right. */
export interface Shelf<Value = unknown> {
  get: (key: string) => Value | undefined;
  put: (key: string, value: Value, bytes: number) => void;
}

/** Creates an empty shelf. */
export function createShelf<Value = unknown>(mostBytes: number): Shelf<Value> {
  const kept = new Map<string, { value: Value; bytes: number }>();
  let total = 0;
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      // Last in the order of the map: what was asked for longest ago goes first.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    put(key, value, bytes) {
      total += bytes - (kept.get(key)?.bytes ?? 0);
      kept.delete(key);
      kept.set(key, { value, bytes });
      for (const [oldest, { bytes: own }] of kept) {
        if (total <= mostBytes) return;
        kept.delete(oldest);
        total -= own;
      }
    },
  };
}
