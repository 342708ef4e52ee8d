import { loaders } from 'virtual:block-loaders';
import type { Block } from '../generated/types';
import { flatBlocks } from './flatBlocks';
import { blockComponent, registerBlock } from './registry';

/**
 * Imports the code of blocks of the given types, so that a page renders without a flash of empty blocks. Rejects if an
 * import fails.
 */
export async function loadTypes(types: readonly string[] = []): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      const load = loaders.get(type);
      if (load && !blockComponent(type)) registerBlock(type, await load());
    }),
  );
}

/** The same for the given blocks and those in them. */
export function loadBlocks(blocks: readonly Block[]): Promise<void> {
  return loadTypes(flatBlocks(blocks).map(({ type }) => type));
}
