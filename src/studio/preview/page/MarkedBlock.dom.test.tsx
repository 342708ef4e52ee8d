import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Block } from '../../../generated/types';
import { BlockRenderer } from '../../../page/BlockRenderer';
import { registerBlock } from '../../../page/registry';
import { hydrate } from '../../../ui/testing/hydrate';
import { boxOf, onMarked } from './fragments';
import { MarkedBlock } from './MarkedBlock';

const context = { path: '/about', crumbs: [], children: [] };
const block = { type: 'words' } as unknown as Block;

beforeEach(() => {
  registerBlock('words', () => <p>Words</p>);
  // Nothing is laid out in these tests.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(10, 20, 300, 40),
  ] as unknown as DOMRectList);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('[T28] says where a block stands once React has taken it over, which may be long after the page', () => {
  const boxes: unknown[] = [];
  onMarked(() => boxes.push(boxOf(block)));
  hydrate(<BlockRenderer blocks={[block]} context={context} Frame={MarkedBlock} />);
  expect(boxes.at(-1)).toEqual({ left: 10, top: 20, width: 300, height: 40 });
});
