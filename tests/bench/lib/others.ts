import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';

/** CPU time in ms over all cores so far. */
interface Spent {
  /** Of all processes. */
  busy: number;
  idle: number;
  /** Of this process and its browser. */
  own: number;
}

/** If other processes take a larger share of the CPU, figures are unreliable. */
export const MAX_SHARE_OF_OTHERS = 0.1;

/** Interval for polling the browser's processes, in ms. */
const POLL_INTERVAL_MS = 250;

/**
 * Measures the load by other processes, which is the main source of noise on a small machine. Polls the browser,
 * because it does not report exited processes.
 * @returns A function that returns their share of the CPU time since then, from 0 to 1.
 */
export async function watchOthers(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const known = new Map<number, number>();
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { id, cpuTime } of processInfo) known.set(id, cpuTime * 1000);
  };
  await look();
  const before = spent(known);
  // A failed poll does not matter: the next one covers it, and the last one is awaited.
  const timer = setInterval(() => void look().catch(() => {}), POLL_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await look();
    await session.detach();
    return othersShare(before, spent(known));
  };
}

/** The share of CPU time between two samples that other processes took. */
export function othersShare(before: Spent, after: Spent): number {
  const busy = after.busy - before.busy;
  const own = after.own - before.own;
  const all = busy + after.idle - before.idle;
  return all > 0 ? Math.max(0, busy - own) / all : 0;
}

/** @param browser CPU time of the browser's processes by id, including exited ones. */
function spent(browser: ReadonlyMap<number, number>): Spent {
  const { user, system } = process.cpuUsage();
  const own = [...browser.values()].reduce((sum, time) => sum + time, (user + system) / 1000);
  const all = { busy: 0, idle: 0, own };
  for (const { times } of cpus()) {
    all.idle += times.idle;
    all.busy += times.user + times.nice + times.sys + times.irq;
  }
  return all;
}
