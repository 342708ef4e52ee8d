import { useEffect, useSyncExternalStore } from 'react';
import type { PageBlocksProps } from '../../../app/PageBlocks';
import { Sorry } from '../../../app/Sorry';
import { BlockRenderer } from '../../../page/BlockRenderer';
import { draftState, firstKeys, subscribe } from './draftStore';
import { MarkedBlock } from './MarkedBlock';
import { openPage } from './openPage';

/**
 * The blocks of a page as the draft has them, each with a key of its own, so that a moved one keeps its state. They
 * stand in the tree as `PageBlocks` has them, because React must find what the server has drawn.
 */
export function DraftBlocks({ page }: Pick<PageBlocksProps, 'page'>) {
  const { drawn } = useSyncExternalStore(subscribe, draftState, draftState);
  useEffect(() => openPage(page), [page]);
  const shown = drawn?.page.id === page.id ? drawn : { page, keys: firstKeys(page.blocks) };
  return (
    <BlockRenderer
      blocks={shown.page.blocks}
      keys={shown.keys}
      context={shown.page.context}
      instead={<Sorry />}
      Frame={MarkedBlock}
    />
  );
}
