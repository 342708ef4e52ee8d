import type { Plugin } from 'vite';

/** What src/page/loadBlocks.ts imports. */
const LOADERS = 'virtual:block-loaders';
/** The code of some blocks in one file. */
export const TOGETHER = 'virtual:blocks-together';

const pascal = (type: string) =>
  type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/**
 * Finds the blocks by glob and says how to fetch the code of each. The types in `together` (those of the
 * home page) come in one file: a dozen requests of 300 bytes each would compress and travel worse.
 */
export function blockLoaders(together: readonly string[] = []): Plugin {
  const others = together.map((type) => `!/src/blocks/${type}/*`);
  const glob = JSON.stringify(['/src/blocks/*/*.tsx', '!**/*.test.tsx', ...others]);
  const modules: Record<string, string> = {
    [LOADERS]: `
const blocks = import.meta.glob(${glob});
const together = () => import('${TOGETHER}');
export const loaders = new Map(Object.entries(blocks).map(([file, load]) => [file.split('/').at(-2), async () => (await load()).default]));
for (const type of ${JSON.stringify(together)}) loaders.set(type, async () => (await together())[type]);`,
    [TOGETHER]: together
      .map(
        (type) =>
          `export { default as ${JSON.stringify(type)} } from '/src/blocks/${type}/${pascal(type)}.tsx';`,
      )
      .join('\n'),
  };
  return {
    name: 'block-loaders',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
  };
}
