import { signal } from '@preact/signals-core';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { PageLayout } from '../../src/studio/shell/frame';
import { Overlay } from '../../src/studio/shell/Overlay';
import { drawView } from './drawView';

const BLOCK = '/pages/0/blocks/1';

/** The layout of a page whose second block begins at a height, in px. */
const at = (top: number): PageLayout => ({
  blocks: [{ pointer: BLOCK, box: { left: 0, top, width: 360, height: 200 } }],
  width: 360,
  height: 600,
});

it('the toolbar of a block that is out of view for a moment keeps the focus, and goes without it', async () => {
  const layout = signal(at(100));
  const { container, studio } = await drawView(<Overlay layout={layout} scale={signal(1)} />);
  act(() => studio.show(BLOCK));
  const move = (top: number) =>
    act(() => {
      layout.value = at(top);
    });
  const toolbar = () => container.querySelector('[role=toolbar]');
  const button = toolbar()?.querySelector('button');
  act(() => button?.focus());
  move(2000);
  expect(document.activeElement).toBe(button);
  act(() => button?.blur());
  expect(toolbar()).toBeNull();
  move(100);
  expect(toolbar()).not.toBeNull();
});
