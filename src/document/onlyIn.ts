/** The ids of the categories that a block is for (`onlyIn`); undefined for a block that every page of its list shows. */
export function categoriesFor(block: unknown): readonly string[] | undefined {
  if (typeof block !== 'object' || block === null || !('onlyIn' in block)) return undefined;
  const { onlyIn } = block;
  if (!Array.isArray(onlyIn) || onlyIn.length === 0) return undefined;
  return onlyIn.filter((one) => typeof one === 'string');
}

/** The categories that two of these are both for; undefined if both are for all. */
export function categoriesForBoth(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!one || !other) return one ?? other;
  return one.filter((category) => other.includes(category));
}

/** Whether two blocks may stand on the same page: some page shows both. */
export function canMeet(one: object, other: object): boolean {
  return categoriesForBoth(categoriesFor(one), categoriesFor(other))?.length !== 0;
}

/** A block that replaces a reference to it: none where no category is left. */
export function restrictedAs<B extends object>(block: B, reference: object): B[] {
  const both = categoriesForBoth(categoriesFor(block), categoriesFor(reference));
  if (!both) return [block];
  return both.length === 0 ? [] : [{ ...block, onlyIn: both }];
}

/** Whether a page about these categories shows a block: see `blocksIn`. */
export function isShownIn(block: object, categories: readonly string[] | undefined): boolean {
  const wanted = categoriesFor(block);
  return !wanted || !categories || wanted.some((one) => categories.includes(one));
}

/**
 * The blocks that a page shows, without what says so, which no visitor needs.
 * @param categories The categories that the page is about: none for the listing of all products. Undefined for a page
 *   that is not made for a category or product, which shows all.
 */
export function blocksIn<B extends { type: string }>(
  blocks: readonly B[],
  categories: readonly string[] | undefined,
): B[] {
  return blocks.flatMap((block) => {
    if (!isShownIn(block, categories)) return [];
    const { onlyIn: _, ...shown } = block as B & { onlyIn?: unknown };
    const lists = block.type === 'columns' && 'columns' in block ? (block.columns as B[][]) : [];
    const columns = lists.map((column) => blocksIn(column, categories));
    return [(columns.length > 0 ? { ...shown, columns } : shown) as unknown as B];
  });
}
