import type { Browser } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { othersShare, watchOthers } from './others';

const cpus = vi.hoisted(() => vi.fn<() => object[]>());
vi.mock('node:os', () => ({ cpus }));

test('a machine on which only the bench works has no others', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1500, idle: 2500, own: 900 })).toBe(0);
});

test('what others take is a share of all cores, whatever the bench itself does', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1500, idle: 1500, own: 650 })).toBe(0.25);
});

test('processes that ended in between do not make the share negative', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1100, idle: 1900, own: 900 })).toBe(0);
});

test('what the browser did in a process that has ended is its own all the same', async () => {
  vi.useFakeTimers();
  const core = (busy: number, idle: number) => [
    { times: { user: busy, nice: 0, sys: 0, irq: 0, idle } },
  ];
  cpus.mockReturnValueOnce(core(1000, 1000)).mockReturnValueOnce(core(61_000, 61_000));
  const [main, page] = [1, 2].map((id) => ({ id, cpuTime: id === 1 ? 0 : 60 }));
  const send = vi
    .fn<() => Promise<{ processInfo: unknown[] }>>()
    .mockResolvedValue({ processInfo: [main] })
    .mockResolvedValueOnce({ processInfo: [main] })
    .mockResolvedValueOnce({ processInfo: [main, page] });
  const session = { send, detach: () => Promise.resolve() };
  const browser = { newBrowserCDPSession: () => Promise.resolve(session) } as unknown as Browser;
  const others = await watchOthers(browser);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await others()).toBeLessThan(0.1);
  vi.useRealTimers();
});
