import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { SWIPE_PX } from './swipe';
import { add, dismissButton, element, fire, items, region, setUpNotices } from './testing';

setUpNotices();

/** Shows a notice; its swipes come with the first. */
async function show(): Promise<void> {
  mount(element);
  add();
  await vi.dynamicImportSettled();
}

function swipe(x: number, y: number, last = 'pointerup', init: PointerEventInit = {}) {
  const notice = items()[0] ?? region();
  const from = { pointerId: 1, clientX: 100, clientY: 100, ...init };
  const to = { ...from, clientX: 100 + x, clientY: 100 + y };
  fire(notice, 'pointerdown', from);
  fire(notice, 'pointermove', to);
  const style = notice.getAttribute('style') ?? '';
  fire(notice, last, to);
  return { notice, style };
}

describe('a swipe', () => {
  it('[N7] has a threshold of 20 px', () => {
    expect(SWIPE_PX).toBe(20);
  });

  it.each([
    ['right', 20, 0],
    ['left', -20, 0],
    ['down', 0, 20],
    ['right, a little down', 20, 6],
  ])('of 20 px %s dismisses', async (_, x, y) => {
    await show();
    swipe(x, y);
    expect(items()[0]?.dataset.state).toBe('leaving');
  });

  it.each([
    ['right', 19, 0],
    ['left', -19, 0],
    ['down', 0, 19],
    ['right and down', 19, 18],
    ['up', 0, -200],
  ])('shorter, or in the wrong direction (%s), springs back', async (_, x, y) => {
    await show();
    const { notice } = swipe(x, y);
    expect(notice.dataset.state).toBe('shown');
    expect(notice.style.getPropertyValue('--x')).toBe('0px');
    expect(notice.style.getPropertyValue('--y')).toBe('0px');
    expect(notice.hasAttribute('data-drag')).toBe(false);
  });

  it('moves the notice', async () => {
    await show();
    expect(swipe(12, 3).style).toContain('--x: 12px; --y: 0px');
    expect(swipe(2, 13).style).toContain('--x: 0px; --y: 13px');
    expect(swipe(0, -50).style).toContain('--x: 0px; --y: 0px');
  });

  it('cancelled by the browser springs back', async () => {
    await show();
    swipe(90, 0, 'pointercancel');
    expect(items()[0]?.dataset.state).toBe('shown');
  });

  it('needs the primary mouse button, and does not start on a button of the notice', async () => {
    await show();
    swipe(90, 0, 'pointerup', { button: 2 });
    fire(dismissButton(), 'pointerdown', { pointerId: 1, clientX: 0 });
    fire(dismissButton(), 'pointerup', { pointerId: 1, clientX: 90 });
    expect(items()[0]?.dataset.state).toBe('shown');
  });

  it('follows the finger that started it', async () => {
    await show();
    const [notice = region()] = items();
    fire(notice, 'pointerdown', { pointerId: 1, clientX: 0 });
    fire(notice, 'pointerdown', { pointerId: 2, clientX: 0 });
    fire(notice, 'pointerup', { pointerId: 2, clientX: 90 });
    expect(notice.dataset.state).toBe('shown');
    fire(notice, 'pointerup', { pointerId: 1, clientX: 90 });
    expect(notice.dataset.state).toBe('leaving');
  });
});
