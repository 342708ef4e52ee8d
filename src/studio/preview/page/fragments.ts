// What a fragment of the DOM can do.
/// <reference types="react-dom" />
import type { FragmentInstance } from 'react';
import type { Block } from '../../../generated/types';
import type { Box } from '../messages';

/** What React has drawn of each block. */
const fragments = new Map<Block, FragmentInstance>();

let notify: (() => void) | undefined;

/** Calls a function whenever a block has been drawn for the first time, or as another one. */
export function onMarked(listener: () => void): void {
  notify = listener;
}

/** Remembers what is drawn of a block, for as long as it is: a ref. */
export function markBlock(
  block: Block,
  fragment: FragmentInstance | null,
): (() => void) | undefined {
  if (!fragment) return undefined;
  fragments.set(block, fragment);
  notify?.();
  return () => {
    if (fragments.get(block) === fragment) fragments.delete(block);
  };
}

/** Where a block stands in the viewport; undefined for one that shows nothing. */
export function boxOf(block: Block): Box | undefined {
  const rects = (fragments.get(block)?.getClientRects() ?? []).filter(
    ({ width, height }) => width > 0 && height > 0,
  );
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
