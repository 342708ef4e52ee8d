/** How many items come before batches grow by one. */
const STEP = 32;

/**
 * Groups items, which are only taken as they are needed. The first batches have one item, so that a few items are
 * spread evenly over all cores; later ones grow up to `most`.
 */
export function* inBatches<Item>(items: Iterable<Item>, most: number): Generator<Item[]> {
  let batch: Item[] = [];
  let done = 0;
  for (const item of items) {
    batch.push(item);
    if (batch.length < Math.min(most, done / STEP)) continue;
    yield batch;
    done += batch.length;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
