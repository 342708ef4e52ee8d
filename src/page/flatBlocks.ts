/** The lists of blocks in a block: its columns, if its type is 'columns'. */
export function nestedBlocks<B extends { type: string }>(block: B): readonly B[][] {
  return block.type === 'columns' && 'columns' in block ? (block.columns as B[][]) : [];
}

/** Blocks with those nested in them, in reading order. */
export function flatBlocks<B extends { type: string }>(blocks: readonly B[]): B[] {
  return blocks.flatMap((block) => [block, ...flatBlocks(nestedBlocks(block).flat())]);
}
