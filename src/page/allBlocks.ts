import type { BlockModule } from './block';
import { blockType, registerBlock } from './registry';

// Prerendering draws every page, so it takes every block at once.
const modules = import.meta.glob<BlockModule>(['../blocks/*/*.tsx', '!**/*.test.tsx'], {
  eager: true,
});

/** Registers all block types there are. */
export function registerAllBlocks(): void {
  for (const [file, module] of Object.entries(modules))
    registerBlock(blockType(file), module.default);
}
