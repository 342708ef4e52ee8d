import { afterEach, expect, it, vi } from 'vitest';
import { whenParsed } from './whenParsed';

afterEach(() => void vi.restoreAllMocks());

it('waits for the end of a page that is still coming', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const then = vi.fn<() => void>();
  const parsed = whenParsed().then(then);
  await Promise.resolve();
  expect(then).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await parsed;
  expect(then).toHaveBeenCalledOnce();
});

it('does not wait for one that has come', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await expect(whenParsed()).resolves.toBeUndefined();
});
