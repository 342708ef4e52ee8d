import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { useRotation } from './useRotation';

const INTERVAL_MS = 6000;
let rotation: ReturnType<typeof useRotation>;
let hold: (held: boolean) => void;

const tell = (now: typeof rotation) => {
  rotation = now;
};
function Rotation({ count, held }: { count: number; held: boolean }) {
  const now = useRotation(count, INTERVAL_MS, held);
  useEffect(() => tell(now));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  const { render } = mount(<Rotation count={4} held={false} />);
  hold = (held) => render(<Rotation count={4} held={held} />);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const choose = (index: number) => act(() => rotation.go(index));
const shown = () => rotation.index;

describe('the slides', () => {
  it('[M1] advance every 6000 ms, not earlier', () => {
    pass(INTERVAL_MS - 1);
    expect(shown()).toBe(0);
    pass(1);
    expect(shown()).toBe(1);
    pass(INTERVAL_MS - 1);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
  });

  it('[M1] start over after the last', () => {
    for (let n = 0; n < 4; n += 1) pass(INTERVAL_MS);
    expect(shown()).toBe(0);
  });

  it('[M2] wrap around in both directions', () => {
    choose(-1);
    expect(shown()).toBe(3);
    choose(4);
    expect(shown()).toBe(0);
  });
});

describe('[M3] a carousel that is held', () => {
  it('stays on its slide', () => {
    hold(true);
    pass(10 * INTERVAL_MS);
    expect(shown()).toBe(0);
  });

  it('resumes with the remaining time, however often it was held', () => {
    pass(4000);
    hold(true);
    pass(60_000);
    hold(false);
    pass(1500);
    hold(true);
    pass(60_000);
    hold(false);
    pass(499);
    expect(shown()).toBe(0);
    pass(1);
    expect(shown()).toBe(1);
  });

  it('can be moved manually, and then waits a whole interval', () => {
    pass(4000);
    hold(true);
    choose(2);
    expect(shown()).toBe(2);
    hold(false);
    pass(INTERVAL_MS - 1);
    expect(shown()).toBe(2);
    pass(1);
    expect(shown()).toBe(3);
  });
});

describe('[M2] a manual choice', () => {
  it('restarts the interval', () => {
    pass(5999);
    choose(2);
    pass(INTERVAL_MS - 1);
    expect(shown()).toBe(2);
    pass(1);
    expect(shown()).toBe(3);
  });

  it('restarts it even for the same slide, and counts as a turn', () => {
    const { turn } = rotation;
    pass(5999);
    choose(0);
    pass(INTERVAL_MS - 1);
    expect(shown()).toBe(0);
    expect(rotation.turn).toBe(turn + 1);
  });
});

it('clears its timer on unmount', () => {
  const before = vi.getTimerCount();
  mount(<Rotation count={4} held={false} />).unmount();
  expect(vi.getTimerCount()).toBe(before);
});
