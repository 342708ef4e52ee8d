// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollKey } from '../../app/early/scrollKey';
import { listenForOneTest } from '../../app/early/testing';

const root = document.documentElement;
const load = vi.fn<() => void>();

/** Runs the step as in the head of a page that has just been reloaded. */
async function reload(state: unknown): Promise<void> {
  history.replaceState(state, '');
  vi.resetModules();
  await import('./early');
  dispatchEvent(new Event('load'));
}

beforeEach(() => {
  listenForOneTest(window);
  sessionStorage.clear();
  root.removeAttribute('style');
  vi.stubGlobal('app', { load: load.mockReset() });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['of the router', { key: 'abc', shown: 180 }, 'abc'],
  ['that is the first', { shown: 180 }, 'default'],
])('keeps room for the place in an entry %s, and asks for React', async (_, state, key) => {
  sessionStorage.setItem(scrollKey(key), '9000');
  await reload(state);
  expect(root.style.getPropertyValue('--held')).toBe(`${9000 + innerHeight}px`);
  expect(root.style.minHeight).toBe(`${9000 + innerHeight}px`);
  expect(load).toHaveBeenCalledOnce();
});

it.each([null, { key: 'abc' }])(
  'leaves a listing alone that shows its first products',
  async (state) => {
    await reload(state);
    expect(root.style.minHeight).toBe('');
    expect(load).not.toHaveBeenCalled();
  },
);

it('asks for React where nothing may be stored', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await reload({ shown: 180 });
  expect(root.style.minHeight).toBe('');
  expect(load).toHaveBeenCalledOnce();
});
