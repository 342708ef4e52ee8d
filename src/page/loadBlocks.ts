import type { Block } from '../generated/types';
import type { BlockModule } from './block';
import { blockComponent, blockType, registerBlock } from './registry';

const modules = import.meta.glob<BlockModule>(['../blocks/*/*.tsx', '!**/*.test.tsx']);
const loaders = new Map(Object.entries(modules).map(([file, load]) => [blockType(file), load]));

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
