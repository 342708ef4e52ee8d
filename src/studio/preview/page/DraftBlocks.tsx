import { memo, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Block, PageContext, PageData } from '../../../generated/types';
import { BlockRenderer } from '../../../page/BlockRenderer';
import { draftState, firstKeys, subscribe } from './draftStore';
import { openPage } from './openPage';

/** The blocks of a page as the draft has them, each with a key of its own, so that a moved one keeps its state. */
export function DraftBlocks({ page, instead }: { page: PageData; instead: ReactNode }) {
  const { drawn } = useSyncExternalStore(subscribe, draftState, draftState);
  useEffect(() => openPage(page), [page]);
  const shown =
    drawn?.page.id === page.id ? drawn : { page, keys: firstKeys(page.blocks), origins: [] };
  const { blocks, context } = shown.page;
  return blocks.map((block, index) => (
    <DraftBlock key={shown.keys[index]} block={block} context={context} instead={instead} />
  ));
}

/** One block, drawn again only when it has changed. */
const DraftBlock = /* @__PURE__ */ memo(function DraftBlock({
  block,
  context,
  instead,
}: {
  block: Block;
  context: PageContext;
  instead: ReactNode;
}) {
  return <BlockRenderer blocks={[block]} context={context} instead={instead} />;
}, isSame);

interface DraftBlockProps {
  block: Block;
  context: PageContext;
}

/** The context is made anew with each draft, and says the same unless addresses change. */
function isSame(before: DraftBlockProps, after: DraftBlockProps): boolean {
  return (
    before.block === after.block &&
    (before.context === after.context ||
      JSON.stringify(before.context) === JSON.stringify(after.context))
  );
}
