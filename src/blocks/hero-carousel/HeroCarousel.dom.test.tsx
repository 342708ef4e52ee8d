import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeroCarouselBlock } from '../../generated/types';
import { motionPaused } from '../../ui/motion/motion';
import { click, fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import HeroCarousel from './HeroCarousel';

const slide = (title: string) => ({
  title,
  text: '',
  actions: [{ label: 'Go', href: '/contact' }],
  image: { src: `/${title}.svg`, dark: `/${title}-dark.svg`, alt: '', width: 4, height: 3 },
});
const block: HeroCarouselBlock = {
  type: 'hero-carousel',
  heading: 'What we do',
  interval: 6000,
  slides: ['One', 'Two', 'Three'].map(slide),
};
const words = { goToSlide: 'Slide {n}: {title}', slide: '{n} of {count}' };

const drawn = (
  <Site words={words}>
    <HeroCarousel {...block} context={contextWith()} />
  </Site>
);
let container: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['quiet'];
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  ({ container } = mount(drawn));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  act(() => void (motionPaused.value = false));
});

const slides = () => [
  ...container.querySelectorAll<HTMLElement>('[aria-roledescription="slideRole"]'),
];
const shown = () => slides().findIndex((element) => element.hasAttribute('data-active'));
const press = (label: string) => click(one(container, `[aria-label="${label}"]`));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('shows one slide at a time, and only that one is focusable', () => {
  expect(shown()).toBe(0);
  expect(slides().map((element) => element.inert)).toEqual([false, true, true]);
  expect(slides().map((element) => element.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

it('[M2] is moved by arrows and dots, and marks the current dot', () => {
  press('previousSlide');
  expect(shown()).toBe(2);
  press('nextSlide');
  expect(shown()).toBe(0);
  press('Slide 2: Two');
  expect(shown()).toBe(1);
  expect(one(container, '[aria-current="true"]').getAttribute('aria-label')).toBe('Slide 2: Two');
  expect(container.textContent).toContain('2 / 3');
});

describe('automatic rotation', () => {
  it('advances, unless paused', () => {
    pass(6000);
    expect(shown()).toBe(1);
    press('pause');
    pass(60_000);
    expect(shown()).toBe(1);
    press('resume');
    pass(6000);
    expect(shown()).toBe(2);
  });

  it('[M3] rests while hovered, and so does its progress bar', () => {
    const carousel = one(container, 'section');
    const bar = () => one(container, '[aria-current="true"] span');
    expect(bar().style.animationDuration).toBe('6000ms');
    fire(carousel, new PointerEvent('pointerenter'));
    pass(60_000);
    expect(shown()).toBe(0);
    expect(bar().hasAttribute('data-held')).toBe(true);
    fire(carousel, new PointerEvent('pointerleave'));
    expect(bar().hasAttribute('data-held')).toBe(false);
    pass(6000);
    expect(shown()).toBe(1);
  });

  it('says a slide in one text when it was chosen, and no other: a reader interrupted every six seconds helps nobody', () => {
    const said = () => one(container, 'p[role="status"]').textContent;
    expect(said()).toBe('');
    press('nextSlide');
    expect(said()).toBe('2 of 3: Two');
    pass(6000);
    expect(shown()).toBe(2);
    expect(said()).toBe('');
    pass(6000);
    pass(6000);
    expect(shown()).toBe(1);
    expect(said()).toBe('');
    expect(container.querySelector('[aria-live]')).toBeNull();
  });

  it('is paused by its first button', () => {
    expect(container.querySelector('button')?.getAttribute('aria-label')).toBe('pause');
  });
});

describe('the picture of a slide', () => {
  /** Numbers of the slides whose pictures are loaded: CSS hides the others. */
  const loaded = () =>
    slides().flatMap((part, n) => (part.querySelector('[data-wanted]') ? [n + 1] : []));
  const quiet = () =>
    act(() => {
      document.documentElement.dataset['quiet'] = '';
      dispatchEvent(new Event('quiet'));
    });

  it('[M9] is not loaded before its slide is shown, except the next one once the network is idle', () => {
    pass(5999);
    expect(loaded()).toEqual([1]);
    quiet();
    expect(loaded()).toEqual([1, 2]);
    pass(1);
    expect(shown()).toBe(1);
    expect(loaded()).toEqual([1, 2, 3]);
  });

  it('loads at once for a chosen slide, and stays', () => {
    press('previousSlide');
    expect(loaded()).toEqual([1, 3]);
    press('nextSlide');
    expect(loaded()).toEqual([1, 3]);
  });

  it('[M10] logs a failure from before React', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    const { container: another } = mount(drawn);
    const logs = [[expect.stringContaining('/One-dark.svg')]];
    expect(said.mock.calls).toEqual(logs);
    // The event of its failure may come later.
    const picture = another.querySelector('img');
    if (picture) fire(picture, new Event('error'));
    expect(said.mock.calls).toEqual(logs);
  });

  it('[M10] logs a failure once', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    fire(one(slides()[0] ?? container, 'img'), new Event('error'));
    pass(20_000);
    expect(said.mock.calls).toEqual([[expect.stringContaining('/One-dark.svg')]]);
  });
});
