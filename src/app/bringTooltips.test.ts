// @vitest-environment happy-dom
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

it('brings none while nothing that has a tooltip is pointed at, nor where it is touched', async () => {
  point('p', 'mouse');
  point('button', 'touch');
  await rest();
  expect(installTooltips).not.toHaveBeenCalled();
  point('button', 'mouse');
  await rest();
});

it('brings none for the focus that a touch sets', async () => {
  // happy-dom takes every focus for one of the keyboard
  const visible = vi.spyOn(at('button'), 'matches').mockReturnValue(false);
  point('button', 'touch');
  at('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await rest();
  expect(visible).toHaveBeenCalledWith(':focus-visible');
  expect(installTooltips).not.toHaveBeenCalled();
  point('button', 'mouse');
  await rest();
});

it('brings them once, with the first that a mouse points at', async () => {
  point('svg', 'mouse');
  point('button', 'mouse');
  await rest();
  expect(vi.mocked(installTooltips).mock.calls).toEqual([
    [document, { target: at('button'), since: expect.any(Number) }],
  ]);
});

it('brings them with the first that the keyboard reaches', async () => {
  at('button').focus();
  await rest();
  expect(vi.mocked(installTooltips).mock.calls).toEqual([
    [document, { target: at('button'), since: expect.any(Number) }],
  ]);
});
