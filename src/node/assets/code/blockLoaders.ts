import type { Plugin } from 'vite';

/** What src/page/loadBlocks.ts imports. */
const LOADERS = 'virtual:block-loaders';
/** The code of a group of blocks in one file. */
const TOGETHER = 'virtual:blocks';

/** The module in which the code of a block comes with that of others; of a block with a file of its own, undefined. */
export function moduleOf(groups: readonly (readonly string[])[], type: string): string | undefined {
  const at = groups.findIndex((group) => group.includes(type));
  return at === -1 ? undefined : `${TOGETHER}-${at + 1}`;
}

const pascal = (type: string) =>
  type.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/**
 * Finds the blocks by glob and says how to fetch the code of each. The types of a group come in one file: a
 * dozen requests of 300 bytes each would compress and travel worse. Those in `without` are left out.
 */
export function blockLoaders(
  groups: readonly (readonly string[])[] = [],
  without: readonly string[] = [],
): Plugin {
  const nameOf = (types: readonly string[]) => moduleOf(groups, types[0] ?? '') ?? TOGETHER;
  const others = [...groups.flat(), ...without].map((type) => `!/src/blocks/${type}/*`);
  const glob = JSON.stringify(['/src/blocks/*/*.tsx', '!**/*.test.tsx', ...others]);
  const loads = groups.map(
    (types) => `[${JSON.stringify(types)}, () => import('${nameOf(types)}')]`,
  );
  const modules: Record<string, string> = {
    [LOADERS]: `
const blocks = import.meta.glob(${glob}, { base: '/src/blocks' });
export const loaders = new Map(Object.entries(blocks).map(([file, load]) => [file.split('/').at(-2), async () => (await load()).default]));
for (const [types, load] of [${loads.join()}]) for (const type of types) loaders.set(type, async () => (await load())[type]);`,
  };
  for (const types of groups) {
    modules[nameOf(types)] = types
      .map(
        (type) =>
          `export { default as ${JSON.stringify(type)} } from '/src/blocks/${type}/${pascal(type)}.tsx';`,
      )
      .join('\n');
  }
  return {
    name: 'block-loaders',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
  };
}
