import { flatBlocks } from '../../../page/flatBlocks';
import { frameTypes } from '../../../page/frameTypes';
import { blocksIn } from '../../../document/onlyIn';
import type { Block, SiteConfig } from '../../../generated/authored';

/**
 * The block types in a list of blocks, in shared ones and columns too, in reading order.
 * @param categories As for `blocksIn`: with none, what only some categories show does not count.
 */
export function typesIn(
  blocks: readonly Block[],
  shared: SiteConfig['shared'],
  categories?: readonly string[],
): string[] {
  const whole = blocksIn(blocks, categories).flatMap((block) =>
    block.type === 'shared' ? blocksIn(shared.blocks[block.name] ?? [], categories) : [block],
  );
  return [...new Set(flatBlocks(whole).map(({ type }): string => type))];
}

/** The block types that a site shows anywhere, and the parts of its frame, in alphabetical order. */
export function shownTypes(config: SiteConfig): string[] {
  const { pages, notFound, shared } = config;
  const types = [...pages, notFound].flatMap(({ blocks }) => typesIn(blocks, shared));
  return [...new Set([...types, ...frameTypes(config)])].toSorted();
}
