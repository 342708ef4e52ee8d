import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogoStripBlock } from '../../generated/types';
import { motionPaused } from '../../ui/motion/motion';
import { click, fire, one } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import LogoStrip from './LogoStrip';

const SCREEN_WIDTH_PX = 1000;
const block: LogoStripBlock = {
  type: 'logo-strip',
  heading: 'They trust us',
  logos: ['Tamar', 'Helford', 'Fowey'].map((name) => ({ name })),
  speed: 1,
  tone: 'paper',
};
const strip = (more: Partial<LogoStripBlock> = {}) => (
  <Site>
    <LogoStrip {...block} {...more} context={contextWith()} />
  </Site>
);

/** Width of a set of names, in px. */
let width: number;
let reduced: EventTarget & { matches: boolean };
const animation = {
  play: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
  cancel: vi.fn<() => void>(),
};
const animate = vi.fn<(frames: Keyframe[], timing: KeyframeAnimationOptions) => typeof animation>();

const watching = new Map<Element, IntersectionObserverCallback>();
class FakeObserver {
  private readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe(element: Element) {
    watching.set(element, this.report);
  }
  disconnect() {
    watching.clear();
  }
}
/** Mocks layout and intersection of every strip. */
function layOut(isIntersecting: boolean): void {
  act(() => {
    for (const [target, report] of watching) {
      const entry = { target, isIntersecting, boundingClientRect: { width } };
      report([entry as IntersectionObserverEntry], new IntersectionObserver(() => {}));
    }
  });
}
/** Mounts a strip near the viewport. */
function mountNear(...[element]: Parameters<typeof mount>) {
  const mounted = mount(element);
  layOut(true);
  return mounted;
}

beforeEach(() => {
  width = 2400;
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => reduced);
  vi.stubGlobal('innerWidth', SCREEN_WIDTH_PX);
  vi.stubGlobal('screen', { width: SCREEN_WIDTH_PX });
  for (const method of Object.values(animation)) method.mockReset();
  animate.mockReset().mockReturnValue(animation);
  Object.assign(HTMLElement.prototype, { animate });
  watching.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(() => void (motionPaused.value = false));
});

const sets = (container: Element) => [...container.querySelectorAll('ul')];
const timing = () => animate.mock.lastCall?.[1];
/** Whether the strip is moving, by the last call to its animation. */
function isMoving(): boolean {
  const lastOf = (method: { mock: { invocationCallOrder: number[] } }) =>
    method.mock.invocationCallOrder.at(-1) ?? 0;
  return (
    lastOf(animate) > 0 &&
    lastOf(animation.pause) <= Math.max(lastOf(animation.play), lastOf(animate))
  );
}

describe('without scripts', () => {
  it('the names appear once, and hydrate as they are', () => {
    const { html, complaints, container } = hydrate(strip());
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(complaints).toEqual([]);
    layOut(true);
    expect(sets(container)).toHaveLength(2);
  });
});

describe('the strip', () => {
  it('[M5] moves 60 px a second at any width, endlessly', () => {
    mountNear(strip());
    expect(timing()).toEqual({ duration: (2400 / 60) * 1000, iterations: Infinity });
    mountNear(strip({ speed: 2 }));
    expect(timing()?.duration).toBe((2400 / 120) * 1000);
  });

  it('[M6] loops at half its width, where the next set matches the first', () => {
    const { container } = mountNear(strip());
    expect(animate.mock.lastCall?.[0]).toEqual([
      { transform: 'translateX(0)' },
      { transform: 'translateX(-50%)' },
    ]);
    const [first, second] = sets(container);
    expect(second?.textContent).toBe(first?.textContent);
  });

  it('moves to the right in right-to-left pages', () => {
    document.documentElement.dir = 'rtl';
    mountNear(strip());
    expect(animate.mock.lastCall?.[0]).toContainEqual({ transform: 'translateX(50%)' });
    document.documentElement.dir = '';
  });

  it('starts near the viewport, so that no page waits for its measurements', () => {
    const { container } = mount(strip());
    layOut(false);
    expect(sets(container)).toHaveLength(1);
    expect(animate).not.toHaveBeenCalled();
    layOut(true);
    expect(sets(container)).toHaveLength(2);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('[M6] is announced once', () => {
    const { container } = mountNear(strip());
    expect(sets(container).map((set) => set.getAttribute('aria-hidden'))).toEqual([null, 'true']);
  });

  it('repeats a short list until each half fills the screen', () => {
    width = 300;
    const { container } = mountNear(strip());
    expect(sets(container)).toHaveLength(8);
    expect(timing()?.duration).toBe((1200 / 60) * 1000);
  });

  it('does not move at speed 0', () => {
    mountNear(strip({ speed: 0 }));
    expect(animate).not.toHaveBeenCalled();
  });

  it('[X3] does not move under reduced motion, and shows every name', () => {
    reduced.matches = true;
    const { container } = mountNear(strip());
    expect(animate).not.toHaveBeenCalled();
    expect(sets(container)).toHaveLength(1);
  });

  it('cancels its animation on unmount', () => {
    mountNear(strip()).unmount();
    expect(animation.cancel).toHaveBeenCalledTimes(1);
  });
});

describe('[M3] the strip rests', () => {
  it('while hovered, and resumes from there', () => {
    const { container } = mountNear(strip());
    const track = sets(container)[0]?.parentElement ?? container;
    expect(isMoving()).toBe(true);
    fire(track, new PointerEvent('pointerenter'));
    expect(isMoving()).toBe(false);
    fire(track, new PointerEvent('pointerleave'));
    expect(isMoving()).toBe(true);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('while paused', () => {
    const { container } = mountNear(strip());
    click(one(container, '[aria-label="pause"]'));
    expect(isMoving()).toBe(false);
  });

  it('from the start if everything was paused before it mounted', () => {
    motionPaused.value = true;
    mountNear(strip());
    expect(isMoving()).toBe(false);
  });
});
