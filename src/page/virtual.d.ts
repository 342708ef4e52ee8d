declare module 'virtual:block-loaders' {
  import type { BlockComponent } from './block';

  /** How to fetch the code of each block type. */
  export const loaders: ReadonlyMap<string, () => Promise<BlockComponent>>;
}
