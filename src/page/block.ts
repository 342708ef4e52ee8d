import type { ComponentType } from 'react';
import type { Block, PageContext } from '../generated/types';

/** What a block component gets: its fields from the config, resolved, and what the build knows of the page. */
export type BlockProps<B> = B & { context: PageContext };

/** A component that draws one type of block. */
export type BlockComponent = ComponentType<BlockProps<Block>>;

/** The module of a block: its component is the default export. */
export interface BlockModule {
  default: BlockComponent;
}
