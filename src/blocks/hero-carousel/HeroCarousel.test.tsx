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

/** The pictures that slides have asked for, to be answered by the test. */
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

it('shows one slide at a time, and only that one can be reached', () => {
  expect(shown()).toBe(0);
  expect(slides().map((element) => element.inert)).toEqual([false, true, true]);
  expect(slides().map((element) => element.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

it('is turned by arrows and dots, and says which dot it is at', () => {
  press('previousSlide');
  expect(shown()).toBe(2);
  press('nextSlide');
  expect(shown()).toBe(0);
  press('Slide 2: Two');
  expect(shown()).toBe(1);
  expect(one(container, '[aria-current="true"]').getAttribute('aria-label')).toBe('Slide 2: Two');
  expect(container.textContent).toContain('2 / 3');
});

describe('by itself', () => {
  it('turns, unless it is paused', () => {
    pass(6000);
    expect(shown()).toBe(1);
    press('pause');
    pass(60_000);
    expect(shown()).toBe(1);
    press('play');
    pass(6000);
    expect(shown()).toBe(2);
  });

  it('holds under a pointer; the bar of its time rests with it', () => {
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

  it('speaks only while it holds: nobody wants a reader who talks every six seconds', () => {
    const live = () => one(container, '[aria-live]').getAttribute('aria-live');
    expect(live()).toBe('off');
    press('pause');
    expect(live()).toBe('polite');
  });
});

describe('the scene of a slide', () => {
  const settled = () =>
    [...container.querySelectorAll('[data-frame]')].map((frame) =>
      frame.hasAttribute('data-settled'),
    );
  const answer = (index: number, type: string) =>
    fire(pictures[index] ?? document, new Event(type));

  const asked = () => pictures.map((image) => image.getAttribute('src'));

  it('is fetched ahead for every slide, once, in the colours of the dark ground', () => {
    pass(20_000);
    expect(asked()).toEqual(['/One-dark.svg', '/Two-dark.svg', '/Three-dark.svg']);
  });

  it('does not hold up the first one; that of a slide that is turned to comes at once', () => {
    expect(asked()).toEqual(['/One-dark.svg']);
    press('nextSlide');
    expect(asked()).toEqual(['/One-dark.svg', '/Two-dark.svg']);
    pass(1000);
    expect(asked()).toEqual(['/One-dark.svg', '/Two-dark.svg', '/Three-dark.svg']);
  });

  it('pulses until it has come', () => {
    pass(1000);
    expect(settled()).toEqual([false, false, false]);
    answer(1, 'load');
    expect(settled()).toEqual([false, true, false]);
  });

  it('that fails is told to the console once, and pulses no more (spec R25)', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer(0, 'error');
    pass(20_000);
    expect(said.mock.calls).toEqual([[expect.stringContaining('/One-dark.svg')]]);
    expect(settled()).toEqual([true, false, false]);
  });
});
