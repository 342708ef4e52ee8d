import type { Plugin } from 'vite';
import { pascal } from '../../schemas/names.ts';

/** The module that src/page/loadBlocks.ts imports. */
const LOADERS = 'virtual:block-loaders';
/** Prefix of the modules that bundle a group of blocks. */
const TOGETHER = 'virtual:blocks';

/** The module that bundles a block with the rest of its group; undefined for a block with a chunk of its own. */
export function moduleOf(groups: readonly (readonly string[])[], type: string): string | undefined {
  const at = groups.findIndex((group) => group.includes(type));
  return at === -1 ? undefined : `${TOGETHER}-${at + 1}`;
}

/** Code for the entries of a Map of loaders, for the given types. A third shorter in the browser than the glob. */
function listed(types: readonly string[]): string {
  const entries = types.map(
    (type) => `['${type}', () => import('/src/blocks/${type}/${pascal(type)}.tsx')]`,
  );
  return `[${entries.join()}].map(([type, load]) => [type, async () => (await load()).default])`;
}

/** The same for all types found by glob, except `others`. */
function found(others: readonly string[]): string {
  const not = others.map((type) => `!/src/blocks/${type}/*`);
  const glob = JSON.stringify(['/src/blocks/*/*.tsx', '!**/*.test.tsx', ...not]);
  return `Object.entries(import.meta.glob(${glob}, { base: '/src/blocks' })).map(([file, load]) => [file.split('/').at(-2), async () => (await load()).default])`;
}

/** How the code of the blocks is split into chunks. */
interface BlockOptions {
  /** Types that share a chunk: a dozen files of 300 bytes each compress worse and cost more requests. */
  groups?: readonly (readonly string[])[];
  /** All other types, each in a chunk of its own. By default they are found by glob, which Vite keeps up to date. */
  alone?: readonly string[];
}

/** Vite plugin: provides the loader of each block's code as a virtual module. */
export function blockLoaders({ groups = [], alone }: BlockOptions = {}): Plugin {
  const nameOf = (types: readonly string[]) => moduleOf(groups, types[0] ?? '') ?? TOGETHER;
  const loads = groups.map(
    (types) => `[${JSON.stringify(types)}, () => import('${nameOf(types)}')]`,
  );
  const modules: Record<string, string> = {
    [LOADERS]: `
export const loaders = new Map(${alone ? listed(alone) : found(groups.flat())});
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
