// @vitest-environment happy-dom
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

/** Requested pictures, settled by the test. */
let pictures: HTMLImageElement[];
let container: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  pictures = [];
  vi.stubGlobal('Image', function Picture() {
    const image = document.createElement('img');
    pictures.push(image);
    return image;
  });
  ({ container } = mount(
    <Site words={words}>
      <HeroCarousel {...block} context={contextWith()} />
    </Site>,
  ));
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
    press('play');
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

  it('announces slides only while held: a reader interrupted every six seconds helps nobody', () => {
    const live = () => one(container, '[aria-live]').getAttribute('aria-live');
    expect(live()).toBe('off');
    press('pause');
    expect(live()).toBe('polite');
  });
});

describe('the picture of a slide', () => {
  const settled = () =>
    [...container.querySelectorAll('[data-frame]')].map((frame) =>
      frame.hasAttribute('data-settled'),
    );
  const answer = (index: number, type: string) =>
    fire(pictures[index] ?? document, new Event(type));

  const asked = () => pictures.map((image) => image.getAttribute('src'));

  it('[M9] is preloaded once for every slide, in its dark variant', () => {
    pass(20_000);
    expect(asked()).toEqual(['/One-dark.svg', '/Two-dark.svg', '/Three-dark.svg']);
  });

  it('does not delay the first one; that of a chosen slide loads at once', () => {
    expect(asked()).toEqual(['/One-dark.svg']);
    press('nextSlide');
    expect(asked()).toEqual(['/One-dark.svg', '/Two-dark.svg']);
    pass(1000);
    expect(asked()).toEqual(['/One-dark.svg', '/Two-dark.svg', '/Three-dark.svg']);
  });

  it('[M9] pulses until it has loaded', () => {
    pass(1000);
    expect(settled()).toEqual([false, false, false]);
    answer(1, 'load');
    expect(settled()).toEqual([false, true, false]);
  });

  it('[M10] logs a failure once and stops pulsing', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer(0, 'error');
    pass(20_000);
    expect(said.mock.calls).toEqual([[expect.stringContaining('/One-dark.svg')]]);
    expect(settled()).toEqual([true, false, false]);
  });
});
