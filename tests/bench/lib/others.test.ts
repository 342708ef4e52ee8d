import type { Browser } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { othersShare, watchOthers } from './others';

const cpus = vi.hoisted(() => vi.fn<() => object[]>());
vi.mock('node:os', () => ({ cpus }));

test('the share of other processes is 0 if only the bench is running', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1500, idle: 2500, own: 900 })).toBe(0);
});

test("the share of other processes is relative to all cores, independent of the bench's own", () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1500, idle: 1500, own: 650 })).toBe(0.25);
});

test('exited processes do not make the share negative', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1100, idle: 1900, own: 900 })).toBe(0);
});

test("exited browser processes count as the bench's own", async () => {
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
