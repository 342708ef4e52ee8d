import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Box } from '../messages';
import { createInView, isSeen } from './inView';

const box = (top: number, height = 400): Box => ({ left: 0, top, width: 1280, height });
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
const boxes = new Map<string, Box>();
const inView = createInView((pointer) => boxes.get(pointer));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('innerHeight', 800);
  boxes.clear();
  inView.want(null, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

describe('[T29] a block that is edited', () => {
  it('is brought into view, below the header', () => {
    boxes.set('/a', box(2000));
    inView.want('/a', true);
    expect(scrollTo).toHaveBeenCalledWith({ top: 1920, behavior: 'smooth' });
  });

  it('is waited for while the page has an older draft, in which another block is at its place', () => {
    boxes.set('/a', box(2000));
    inView.want('/a', false);
    expect(scrollTo).not.toHaveBeenCalled();
    boxes.set('/a', box(1000));
    inView.show();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 920, behavior: 'smooth' });
  });

  it('is shown as it stands if the draft does not come', () => {
    boxes.set('/a', box(2000));
    inView.want('/a', false);
    vi.advanceTimersByTime(2000);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('is left alone once somebody has moved the page', () => {
    inView.want('/a', false);
    window.dispatchEvent(new Event('wheel'));
    boxes.set('/a', box(2000));
    inView.show();
    vi.advanceTimersByTime(2000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

it.each<[string, Box, boolean]>([
  ['a block below the screen is not', box(790), false],
  ['a tall one whose top is above the screen is', box(-3000, 4000), true],
  ['a low one that is on the screen as a whole is', box(760, 40), true],
])('of what is seen, %s', (_, one, expected) => {
  expect(isSeen(one, 800)).toBe(expected);
});
