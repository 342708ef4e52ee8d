/** The lists of blocks in a block: the columns of 'columns', and the video of a 'hero'. */
export function nestedBlocks<B extends { type: string }>(block: B): readonly B[][] {
  if (block.type === 'columns' && 'columns' in block) return block.columns as B[][];
  return block.type === 'hero' && 'video' in block && block.video ? [[block.video as B]] : [];
}

/** Blocks with those nested in them, in reading order. */
export function flatBlocks<B extends { type: string }>(blocks: readonly B[]): B[] {
  return blocks.flatMap((block) => [block, ...flatBlocks(nestedBlocks(block).flat())]);
}
