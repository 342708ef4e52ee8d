import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollKey } from '../../app/early/scrollKey';
import { listenForOneTest } from '../../app/early/testing';

const root = document.documentElement;
const load = vi.fn<() => void>();

/** Runs the early step as in the head of a reloaded page. */
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
])('reserves height for the position of an entry %s, and requests React', async (_, state, key) => {
  sessionStorage.setItem(scrollKey(key), '9000');
  await reload(state);
  expect(root.style.getPropertyValue('--held')).toBe(`${9000 + innerHeight}px`);
  expect(root.style.minHeight).toBe(`${9000 + innerHeight}px`);
  expect(load).toHaveBeenCalledOnce();
});

it.each([null, { key: 'abc' }])(
  'does nothing for a listing that shows its first page',
  async (state) => {
    await reload(state);
    expect(root.style.minHeight).toBe('');
    expect(load).not.toHaveBeenCalled();
  },
);

it('requests React even if storage is denied', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await reload({ shown: 180 });
  expect(root.style.minHeight).toBe('');
  expect(load).toHaveBeenCalledOnce();
});
