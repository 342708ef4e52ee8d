import { expect, it, vi } from 'vitest';
import { createOftenAsked } from './oftenAsked';
import { openEndpoint } from './openEndpoint';
import { Unavailable } from './provider';
import { startAnswering } from './startAnswering';

vi.mock('./startAnswering');

it('is not opened by a process that has ended, and does not ask again what may have ended it', async () => {
  let hasEnded = false;
  vi.mocked(startAnswering).mockResolvedValue({
    version: '1',
    address: '/search',
    count: 1,
    script: '',
    atOnce: 1,
    answer: () => {
      hasEnded = true;
      return Promise.reject(new Unavailable('The process that answers has ended (SIGABRT).'));
    },
    hasEnded: () => hasEnded,
    close: () => Promise.resolve(),
  });
  const asked = createOftenAsked();
  asked.note({ kind: 'json', request: { q: 'fan' } });
  const site = { root: '/', dir: '/dist', provider: 'memory', headers: () => ({}) };
  await expect(openEndpoint({ ...site, asked })).rejects.toThrow('has ended');
  expect(asked.take()).toEqual([]);
});
