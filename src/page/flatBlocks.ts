/** The lists of blocks that a block holds: its columns, if it is of the type 'columns'. */
export function nestedBlocks<B extends { type: string }>(block: B): readonly B[][] {
  return block.type === 'columns' && 'columns' in block ? (block.columns as B[][]) : [];
}

/** Blocks with those that they hold, in reading order. */
export function flatBlocks<B extends { type: string }>(blocks: readonly B[]): B[] {
  return blocks.flatMap((block) => [block, ...flatBlocks(nestedBlocks(block).flat())]);
}
