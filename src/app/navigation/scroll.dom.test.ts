import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberScroll, scrollToStart } from './scroll';

const scrolled = vi.fn<typeof scrollTo>();
const jumped = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
const entry = { back: false, key: 'a', hash: '', isNew: true };
const refuse = () => {
  throw new DOMException('Storage is denied.', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled.mockReset());
  jumped.mockReset();
  document.body.innerHTML = '<p id="projects"></p><p id="projects & more"></p>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const top = (px: number) => ({ top: px, behavior: 'instant' });

it('[A12] starts a new page at the top, whatever was stored for it', () => {
  rememberScroll('a', 300);
  scrollToStart(entry);
  expect(scrolled.mock.calls).toEqual([[top(0)]]);
});

it('[A14] starts at the anchor in the address', () => {
  scrollToStart({ ...entry, hash: '#projects%20%26%20more' });
  expect(jumped.mock.contexts).toEqual([document.getElementById('projects & more')]);
});

it.each(['#nowhere', '#%E0', '#'])('starts at the top if there is no such anchor: %s', (hash) => {
  scrollToStart({ ...entry, hash });
  expect(scrolled.mock.calls).toEqual([[top(0)]]);
});

it('[A13] restores where each history entry was left, the top included', () => {
  rememberScroll('a', 300.4);
  rememberScroll('b', 0);
  scrollToStart({ ...entry, back: true });
  scrollToStart({ ...entry, back: true, key: 'b', hash: '#projects' });
  expect(scrolled.mock.calls).toEqual([[top(300)], [top(0)]]);
  expect(jumped).not.toHaveBeenCalled();
});

it('reserves height for the position that Back restores, until the next page', () => {
  const held = () => document.documentElement.style.getPropertyValue('--held');
  vi.stubGlobal('innerHeight', 700);
  rememberScroll('a', 300);
  scrollToStart({ ...entry, back: true });
  expect(held()).toBe('1000px');
  scrollToStart({ ...entry, key: 'b' });
  expect(held()).toBe('');
});

it('leaves a jump within the page to the browser, and returns from it', () => {
  scrollToStart({ ...entry, back: true, isNew: false, hash: '#projects' });
  expect(scrolled).not.toHaveBeenCalled();
  expect(jumped).not.toHaveBeenCalled();
  rememberScroll('a', 300);
  scrollToStart({ ...entry, back: true, isNew: false });
  expect(scrolled.mock.calls).toEqual([[top(300)]]);
});

it('starts at the top after Back if storage is denied', () => {
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse });
  expect(() => rememberScroll('a', 300)).not.toThrow();
  scrollToStart({ ...entry, back: true });
  expect(scrolled.mock.calls).toEqual([[top(0)]]);
});
