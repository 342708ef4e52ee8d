/** So many files are compressed at a time: enough to keep all cores busy, few in memory. */
export const AT_A_TIME = 16;

/**
 * Works on many things, so many at a time: as soon as one is done the next begins, and never more than
 * `limit` are held in memory. Rejects with the first failure; what has begun by then is not awaited.
 */
export async function concurrently<T>(
  limit: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let failed = false;
  const takeTurns = async () => {
    for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
}

/** Takes things as they come, so many together: (1, 2, 3, 4, 5), 2 → [1, 2], [3, 4], [5]. */
export function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
