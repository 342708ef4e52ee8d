import type { ComponentType, ReactNode } from 'react';
import type { Block, PageContext } from '../generated/types';

/** A block component's props: its resolved config fields, and the page's context. */
export type BlockProps<B> = B & {
  context: PageContext;
  /** The blocks in it, rendered: one node per list (`nestedBlocks`). */
  nested?: readonly ReactNode[];
};

/** A component that renders one type of block. */
export type BlockComponent = ComponentType<BlockProps<Block>>;

/** A block's module; the component is its default export. */
export interface BlockModule {
  default: BlockComponent;
}
