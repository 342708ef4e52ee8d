import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { Block, PageContext } from '../generated/types';
import { Dated } from '../ui/dates/Dated';
import type { Due } from '../ui/dates/due';
import { Boundary } from './Boundary';
import { nestedBlocks } from './flatBlocks';
import { LeftOut } from './LeftOut';
import { blockComponent } from './registry';
import { UnknownBlock } from './UnknownBlock';

/** Drawn around each block by an editor's preview. It must add no element: the server draws none. */
export type BlockFrame = ComponentType<{
  block: Block;
  context: PageContext;
  children: ReactNode;
}>;

/**
 * Renders a page's blocks. Each has its own Suspense and error boundary: React hydrates it in a task of its own,
 * the one a visitor touches first, and a block that throws leaves the rest of the page intact.
 */
export function BlockRenderer({
  blocks,
  context,
  instead,
  within = context.path,
  keys,
  Frame,
}: {
  blocks: readonly Block[];
  context: PageContext;
  /** Fallback for a block that throws; as a function, for one of the page's own by its number, with all that is in it. */
  instead?: ReactNode | ((index: number) => ReactNode);
  /** The container of the blocks, for error messages: the page, or one of its blocks. */
  within?: string;
  /** One key for each block, where blocks change while the page is mounted: a moved one keeps its state. */
  keys?: readonly string[];
  Frame?: BlockFrame | undefined;
}) {
  const nestedIn = (block: Block, path: string) => {
    const lists = nestedBlocks(block);
    if (lists.length === 0) return undefined;
    const nested = lists.map((list, index) => {
      const column = `${path} › column ${index + 1}`;
      return (
        <BlockRenderer
          key={column}
          blocks={list}
          context={context}
          instead={typeof instead === 'function' ? undefined : instead}
          within={column}
          Frame={Frame}
        />
      );
    });
    return { nested };
  };
  return blocks.map((block, index) => {
    const Component = blockComponent(block.type);
    // Index keys are safe: a published page's blocks never change while it is mounted.
    const key = keys?.[index] ?? `${within} ${index}`;
    const path = `${within} › block ${index + 1}`;
    if (Component) {
      const drawn = (
        <Boundary
          type={block.type}
          path={path}
          instead={typeof instead === 'function' ? instead(index) : instead}
        >
          {withDates(block, <Component {...block} {...nestedIn(block, path)} context={context} />)}
        </Boundary>
      );
      return (
        <Suspense key={key} fallback={<LeftOut block={block} path={path} />}>
          {Frame ? (
            <Frame block={block} context={context}>
              {drawn}
            </Frame>
          ) : (
            drawn
          )}
        </Suspense>
      );
    }
    return import.meta.env.DEV ? <UnknownBlock key={key} type={block.type} path={path} /> : null;
  });
}

/** A block with what shows and hides it, if it has a date (`scheduled`). */
function withDates(block: Block, drawn: ReactNode): ReactNode {
  if (!('due' in block)) return drawn;
  return <Dated due={block.due as Due}>{drawn}</Dated>;
}
