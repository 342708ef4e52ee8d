import type { BlockModule } from './block';
import { blockType, registerBlock } from './registry';

// Prerendering renders every page, so it imports every block eagerly.
const modules = import.meta.glob<BlockModule>(['../blocks/*/*.tsx', '!**/*.test.tsx'], {
  eager: true,
});

/** Registers every block type. */
export function registerAllBlocks(): void {
  for (const [file, module] of Object.entries(modules))
    // A part of a block beside it has no default export.
    if ('default' in module) registerBlock(blockType(file), module.default);
}
