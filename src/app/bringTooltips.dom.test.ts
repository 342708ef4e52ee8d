import { beforeEach, expect, it, vi } from 'vitest';
import { installTooltips } from '../ui/tooltip/installTooltips';
import { bringTooltips } from './bringTooltips';

vi.mock('../ui/tooltip/installTooltips');

const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const point = (selector: string, pointerType: string) =>
  at(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

beforeEach(() => {
  vi.mocked(installTooltips).mockClear();
  document.body.innerHTML = '<p></p><button data-tooltip="Pause"><svg></svg></button>';
  bringTooltips();
});

it('loads none unless an element with a tooltip is hovered, nor on touch', async () => {
  point('p', 'mouse');
  point('button', 'touch');
  await rest();
  expect(installTooltips).not.toHaveBeenCalled();
  point('button', 'mouse');
  await rest();
});

it('loads none for focus set by touch', async () => {
  // happy-dom treats every focus as :focus-visible
  const visible = vi.spyOn(at('button'), 'matches').mockReturnValue(false);
  point('button', 'touch');
  at('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await rest();
  expect(visible).toHaveBeenCalledWith(':focus-visible');
  expect(installTooltips).not.toHaveBeenCalled();
  point('button', 'mouse');
  await rest();
});

it('loads them once, on the first hover', async () => {
  point('svg', 'mouse');
  point('button', 'mouse');
  await rest();
  expect(vi.mocked(installTooltips).mock.calls).toEqual([
    [document, { target: at('button'), since: expect.any(Number) }],
  ]);
});

it('loads them on the first keyboard focus', async () => {
  at('button').focus();
  await rest();
  expect(vi.mocked(installTooltips).mock.calls).toEqual([
    [document, { target: at('button'), since: expect.any(Number) }],
  ]);
});
