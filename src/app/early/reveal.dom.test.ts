import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReveal } from './reveal';

const observed = new Set<Element>();
let see: (target: Element, ratio: number, height?: number) => void;
let thresholds: unknown;

beforeEach(() => {
  observed.clear();
  document.body.innerHTML = '<p data-reveal id="a"></p><p data-reveal id="b"></p><p id="c"></p>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, options: IntersectionObserverInit) {
        thresholds = options.threshold;
        see = (target, intersectionRatio, height = 0) =>
          tell([{ target, intersectionRatio, intersectionRect: { height } }]);
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-js');
});

const at = (id: string) => document.getElementById(id) as HTMLElement;
const seen = () => [...document.querySelectorAll('[data-seen]')].map(({ id }) => id);

it('observes the sections that fade in, and nothing else', () => {
  createReveal()();
  expect([...observed].map(({ id }) => id)).toEqual(['a', 'b']);
});

it('[M7] reveals a section when a tenth of it is visible, not before, and observes it no longer', () => {
  createReveal()();
  see(at('a'), 0.099);
  expect(seen()).toEqual([]);
  see(at('a'), 0.1);
  expect(seen()).toEqual(['a']);
  expect([...observed]).toEqual([at('b')]);
});

it('[M8] reveals a section taller than ten screens, too', () => {
  createReveal()();
  expect(thresholds).toEqual(expect.arrayContaining([0, 0.01, 0.1]));
  see(at('a'), 0.03, innerHeight / 2 - 1);
  expect(seen()).toEqual([]);
  see(at('a'), 0.03, innerHeight / 2);
  expect(seen()).toEqual(['a']);
});

it('does not observe revealed sections again on the next page', () => {
  const reveal = createReveal();
  reveal();
  see(at('a'), 1);
  reveal();
  expect([...observed]).toEqual([at('b')]);
});
