import { afterEach, expect, it, vi } from 'vitest';
import { hideOverLists } from './hideOverLists';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('hides the launcher while any list is on the screen', () => {
  let report: IntersectionObserverCallback = () => {};
  vi.stubGlobal('IntersectionObserver', function (callback: IntersectionObserverCallback) {
    report = callback;
  });
  const [launcher, first, second] = ['a', 'b', 'c'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const observer = hideOverLists(launcher);
  const see = (target: Element, isIntersecting: boolean) => {
    report([{ target, isIntersecting } as unknown as IntersectionObserverEntry], observer);
    return launcher.hidden;
  };
  expect([see(first, true), see(second, true), see(first, false), see(second, false)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
