// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { place } from './place';

const SCREEN = { width: 320, height: 600 };

/** Where a tooltip of 100 by 30 px goes, in px from the upper left corner, for a button of 44 by 44 px. */
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

it('puts it 8 px below the middle of its target', () => {
  expect(placed(128, 100)).toEqual({ x: 100, y: 152 });
});

it('puts it above where there is no room below', () => {
  expect(placed(128, 518)).toEqual({ x: 100, y: 570 });
  expect(placed(128, 519)).toEqual({ x: 100, y: 481 });
});

it('keeps it 8 px from the edges of the screen', () => {
  expect(placed(0, 100).x).toBe(8);
  expect(placed(276, 100).x).toBe(212);
});

it('never lets its beginning leave the screen', () => {
  expect(placed(128, 100, 400).x).toBe(8);
});
