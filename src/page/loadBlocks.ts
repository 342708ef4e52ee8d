import { loaders } from 'virtual:block-loaders';
import type { Block } from '../generated/types';
import { flatBlocks } from './flatBlocks';
import { blockComponent, registerBlock } from './registry';

/**
 * Imports the code of the given blocks and of those in them, so that a page renders without a flash of empty blocks.
 * Rejects if an import fails.
 */
export async function loadBlocks(blocks: readonly Block[]): Promise<void> {
  const all = (import.meta.env.COLUMNS ?? true) ? flatBlocks(blocks) : blocks;
  const types = new Set(all.map(({ type }) => type));
  await Promise.all(
    [...types].map(async (type) => {
      const load = loaders.get(type);
      if (load && !blockComponent(type)) registerBlock(type, await load());
    }),
  );
}
