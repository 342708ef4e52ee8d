import { expect, it, vi } from 'vitest';
import { place } from './place';

const SCREEN = { width: 320, height: 600 };

/** Position of a 100 × 30 px tooltip on a 44 × 44 px button, in px from the top left corner. */
function placed(left: number, top: number, width = 100): { x: number; y: number } {
  const tip = document.createElement('div');
  const target = document.createElement('button');
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(SCREEN.width);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(SCREEN.height);
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 44, 44));
  vi.spyOn(tip, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(tip, 'offsetHeight', 'get').mockReturnValue(30);
  place(tip, target);
  return { x: Number.parseFloat(tip.style.left), y: Number.parseFloat(tip.style.top) };
}

it('puts it 8 px below its target, centred', () => {
  expect(placed(128, 100)).toEqual({ x: 100, y: 152 });
});

it('puts it above if there is no room below', () => {
  expect(placed(128, 518)).toEqual({ x: 100, y: 570 });
  expect(placed(128, 519)).toEqual({ x: 100, y: 481 });
});

it('keeps it 8 px from the edges of the viewport', () => {
  expect(placed(0, 100).x).toBe(8);
  expect(placed(276, 100).x).toBe(212);
});

it('never lets its start leave the viewport', () => {
  expect(placed(128, 100, 400).x).toBe(8);
});
