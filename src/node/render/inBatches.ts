/** After every so many items, batches grow by one. */
const ITEMS_PER_GROWTH = 32;

/**
 * Groups items into batches, and takes items only as they are needed. The first batches have one item, so that a few
 * items are spread evenly over all cores; later batches have up to `most` items.
 */
export function* inBatches<Item>(items: Iterable<Item>, most: number): Generator<Item[]> {
  let batch: Item[] = [];
  let done = 0;
  for (const item of items) {
    batch.push(item);
    if (batch.length < Math.min(most, done / ITEMS_PER_GROWTH)) continue;
    yield batch;
    done += batch.length;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
