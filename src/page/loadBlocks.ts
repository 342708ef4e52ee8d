import { loaders } from 'virtual:block-loaders';
import type { Block } from '../generated/types';
import { blockComponent, registerBlock } from './registry';

/**
 * Fetches the code of just the blocks of a page, so that it can be drawn at once and without a flash.
 * Rejects when one of them cannot be fetched.
 */
export async function loadBlocks(blocks: readonly Block[]): Promise<void> {
  const types = new Set(blocks.map((block) => block.type));
  await Promise.all(
    [...types].map(async (type) => {
      const load = loaders.get(type);
      if (load && !blockComponent(type)) registerBlock(type, await load());
    }),
  );
}
