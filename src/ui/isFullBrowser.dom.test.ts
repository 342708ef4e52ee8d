import { afterEach, expect, it, vi } from 'vitest';

const isFull = async () => {
  vi.resetModules();
  return (await import('./isFullBrowser')).isFullBrowser;
};

afterEach(() => vi.unstubAllGlobals());

it('takes a browser for one in which everything works if it has dialogs and Object.hasOwn', async () => {
  expect(await isFull()).toBe(true);
});

it('takes Firefox 92 to 97, which have no dialogs, for older ones', async () => {
  vi.stubGlobal('HTMLDialogElement', undefined);
  Reflect.deleteProperty(window, 'HTMLDialogElement');
  expect(await isFull()).toBe(false);
});
