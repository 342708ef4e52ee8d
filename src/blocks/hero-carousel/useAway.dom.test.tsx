import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { useAway } from './useAway';

/** Tells the element that was mounted last whether it is on the screen. */
let report: (entries: IntersectionObserverEntry[]) => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  disconnect.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof report) {
        report = tell;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Part() {
  const part = useRef<HTMLElement>(null);
  return <section ref={part} data-away={useAway(part)} />;
}

it('[M3] an element is away while it is off the screen, and not before that is known', () => {
  const { container, unmount } = mount(<Part />);
  const away = () => one(container, 'section').dataset['away'];
  const seen = (...all: boolean[]) =>
    act(() =>
      report(all.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)),
    );
  expect(away()).toBe('false');
  seen(false);
  expect(away()).toBe('true');
  // Since the last report it has left the screen and come back.
  seen(false, true);
  expect(away()).toBe('false');
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
