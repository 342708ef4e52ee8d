import { flatBlocks } from '../../../page/flatBlocks';
import { frameTypes } from '../../../page/frameTypes';
import type { Block, SiteConfig } from '../../../generated/authored';

/** The block types in a list of blocks, in shared ones and columns too, in reading order. */
export function typesIn(blocks: readonly Block[], shared: SiteConfig['shared']): string[] {
  const whole = blocks.flatMap((block) =>
    block.type === 'shared' ? (shared.blocks[block.name] ?? []) : [block],
  );
  return [...new Set(flatBlocks(whole).map(({ type }): string => type))];
}

/** The block types that a site shows anywhere, and the parts of its frame, in alphabetical order. */
export function shownTypes(config: SiteConfig): string[] {
  const { pages, notFound, shared } = config;
  const types = [...pages, notFound].flatMap(({ blocks }) => typesIn(blocks, shared));
  return [...new Set([...types, ...frameTypes(config)])].toSorted();
}
