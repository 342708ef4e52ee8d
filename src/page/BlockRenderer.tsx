import { Suspense } from 'react';
import type { Block, PageContext } from '../generated/types';
import { blockComponent } from './registry';
import { UnknownBlock } from './UnknownBlock';

/**
 * Draws the blocks of a page from top to bottom. Each is a boundary of its own, which React hydrates in a task
 * of its own: a long page never holds up a touch, and the block that is touched comes first.
 */
export function BlockRenderer({
  blocks,
  context,
}: {
  blocks: readonly Block[];
  context: PageContext;
}) {
  return blocks.map((block, index) => {
    const Component = blockComponent(block.type);
    // Blocks have no identity beyond their place: a page's list never changes while it is shown.
    const key = `${context.path} ${index}`;
    if (Component) {
      return (
        <Suspense key={key}>
          <Component {...block} context={context} />
        </Suspense>
      );
    }
    return import.meta.env.DEV ? (
      <UnknownBlock key={key} type={block.type} path={`${context.path} › block ${index + 1}`} />
    ) : null;
  });
}
