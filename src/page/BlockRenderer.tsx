import { Suspense, type ReactNode } from 'react';
import type { Block, PageContext } from '../generated/types';
import { Boundary } from './Boundary';
import { blockComponent } from './registry';
import { UnknownBlock } from './UnknownBlock';

/**
 * Draws the blocks of a page from top to bottom. Each is a boundary of its own, which React hydrates in a task
 * of its own: a long page never holds up a touch, and the block that is touched comes first. One that cannot be drawn
 * leaves the rest of the page standing.
 */
export function BlockRenderer({
  blocks,
  context,
  instead,
}: {
  blocks: readonly Block[];
  context: PageContext;
  /** Stands in the place of a block that cannot be drawn. */
  instead?: ReactNode;
}) {
  return blocks.map((block, index) => {
    const Component = blockComponent(block.type);
    // Blocks have no identity beyond their place: a page's list never changes while it is shown.
    const key = `${context.path} ${index}`;
    const path = `${context.path} › block ${index + 1}`;
    if (Component) {
      return (
        <Suspense key={key}>
          <Boundary type={block.type} path={path} instead={instead}>
            <Component {...block} context={context} />
          </Boundary>
        </Suspense>
      );
    }
    return import.meta.env.DEV ? <UnknownBlock key={key} type={block.type} path={path} /> : null;
  });
}
