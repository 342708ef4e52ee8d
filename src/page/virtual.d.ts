declare module 'virtual:block-loaders' {
  import type { BlockComponent } from './block';

  /** Lazy imports by block type. */
  export const loaders: ReadonlyMap<string, () => Promise<BlockComponent>>;
}
