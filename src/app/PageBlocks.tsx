import { useDeferredValue } from 'react';
import type { PageData } from '../generated/types';
import { BlockRenderer } from '../page/BlockRenderer';
import { Sorry } from './Sorry';

/** So many blocks fill the first screen: those of the shipped pages any up to 1080 px high, but for a line or two. */
const FIRST_SCREEN = 3;

/**
 * The blocks of a page. After a navigation inside the site, the first screen is drawn at once and the rest right
 * after it has been painted, which halves the wait on a slow phone.
 * @param whole Draws everything at once: for what came as HTML, and for links to a place further down.
 */
export function PageBlocks({ page, whole }: { page: PageData; whole: boolean }) {
  const { blocks, context } = page;
  const count = useDeferredValue(blocks.length, whole ? blocks.length : FIRST_SCREEN);
  return <BlockRenderer blocks={blocks.slice(0, count)} context={context} instead={<Sorry />} />;
}
