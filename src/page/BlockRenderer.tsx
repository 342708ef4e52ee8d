import { Suspense, type ReactNode } from 'react';
import type { Block, PageContext } from '../generated/types';
import { Boundary } from './Boundary';
import { blockComponent } from './registry';
import { UnknownBlock } from './UnknownBlock';

/**
 * Renders a page's blocks. Each has its own Suspense and error boundary: React hydrates it in a task of its own,
 * the one a visitor touches first, and a block that throws leaves the rest of the page intact.
 */
export function BlockRenderer({
  blocks,
  context,
  instead,
}: {
  blocks: readonly Block[];
  context: PageContext;
  /** Fallback for a block that throws. */
  instead?: ReactNode;
}) {
  return blocks.map((block, index) => {
    const Component = blockComponent(block.type);
    // Index keys are safe: a page's blocks never change while it is mounted.
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
