// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogoStripBlock } from '../../generated/types';
import { motionPaused } from '../../ui/motion/motion';
import { click, fire, one } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import LogoStrip from './LogoStrip';

const SCREEN = 1000;
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

/** The width of one set of names, in px. */
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
/** The browser lays out and says where every strip stands. */
function layOut(isIntersecting: boolean): void {
  act(() => {
    for (const [target, report] of watching) {
      const entry = { target, isIntersecting, boundingClientRect: { width } };
      report([entry as IntersectionObserverEntry], new IntersectionObserver(() => {}));
    }
  });
}
/** A strip that somebody has scrolled to. */
function mountNear(...[element]: Parameters<typeof mount>) {
  const mounted = mount(element);
  layOut(true);
  return mounted;
}

beforeEach(() => {
  width = 2400;
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => reduced);
  vi.stubGlobal('innerWidth', SCREEN);
  vi.stubGlobal('screen', { width: SCREEN });
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
/** Whether the strip moves, as the last word to its animation says. */
function isMoving(): boolean {
  const lastOf = (method: { mock: { invocationCallOrder: number[] } }) =>
    method.mock.invocationCallOrder.at(-1) ?? 0;
  return (
    lastOf(animate) > 0 &&
    lastOf(animation.pause) <= Math.max(lastOf(animation.play), lastOf(animate))
  );
}

describe('without scripts', () => {
  it('the names stand once, and React takes them over as they are', () => {
    const { html, complaints, container } = hydrate(strip());
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(complaints).toEqual([]);
    layOut(true);
    expect(sets(container)).toHaveLength(2);
  });
});

describe('the strip', () => {
  it('moves 60 px a second, whatever its width, for ever (spec R14)', () => {
    mountNear(strip());
    expect(timing()).toEqual({ duration: (2400 / 60) * 1000, iterations: Infinity });
    mountNear(strip({ speed: 2 }));
    expect(timing()?.duration).toBe((2400 / 120) * 1000);
  });

  it('starts over at half its width, where the second set stands as the first did', () => {
    const { container } = mountNear(strip());
    expect(animate.mock.lastCall?.[0]).toEqual([
      { transform: 'translateX(0)' },
      { transform: 'translateX(-50%)' },
    ]);
    const [first, second] = sets(container);
    expect(second?.textContent).toBe(first?.textContent);
  });

  it('moves to the right where the page runs from right to left', () => {
    document.documentElement.dir = 'rtl';
    mountNear(strip());
    expect(animate.mock.lastCall?.[0]).toContainEqual({ transform: 'translateX(50%)' });
    document.documentElement.dir = '';
  });

  it('begins when it comes near the screen, so that no page waits for its measures', () => {
    const { container } = mount(strip());
    layOut(false);
    expect(sets(container)).toHaveLength(1);
    expect(animate).not.toHaveBeenCalled();
    layOut(true);
    expect(sets(container)).toHaveLength(2);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('is read out once', () => {
    const { container } = mountNear(strip());
    expect(sets(container).map((set) => set.getAttribute('aria-hidden'))).toEqual([null, 'true']);
  });

  it('repeats a short list until each half fills the screen', () => {
    width = 300;
    const { container } = mountNear(strip());
    expect(sets(container)).toHaveLength(8);
    expect(timing()?.duration).toBe((1200 / 60) * 1000);
  });

  it('stands still at speed 0', () => {
    mountNear(strip({ speed: 0 }));
    expect(animate).not.toHaveBeenCalled();
  });

  it('stands still, once and for all to be seen, for a visitor who asked for less motion', () => {
    reduced.matches = true;
    const { container } = mountNear(strip());
    expect(animate).not.toHaveBeenCalled();
    expect(sets(container)).toHaveLength(1);
  });

  it('lets go of its animation', () => {
    mountNear(strip()).unmount();
    expect(animation.cancel).toHaveBeenCalledTimes(1);
  });
});

describe('the strip holds', () => {
  it('while a pointer rests on it, and goes on from there', () => {
    const { container } = mountNear(strip());
    const track = sets(container)[0]?.parentElement ?? container;
    expect(isMoving()).toBe(true);
    fire(track, new PointerEvent('pointerenter'));
    expect(isMoving()).toBe(false);
    fire(track, new PointerEvent('pointerleave'));
    expect(isMoving()).toBe(true);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('when it is paused', () => {
    const { container } = mountNear(strip());
    click(one(container, '[aria-label="pause"]'));
    expect(isMoving()).toBe(false);
  });

  it('from the start where everything was paused before it came', () => {
    motionPaused.value = true;
    mountNear(strip());
    expect(isMoving()).toBe(false);
  });
});
