import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';

/** Time in ms that all cores together have spent so far. */
interface Spent {
  /** By everybody. */
  busy: number;
  idle: number;
  /** By this program and the browser that it measures with. */
  own: number;
}

/** More than this share of the machine for others, and figures are not to be trusted. */
export const TOLERABLE = 0.1;

/** So often, in ms, the browser is asked for its processes. */
const OFTEN = 250;

/**
 * Watches who else works on the machine: on a small one that is the main source of noise. The browser is asked
 * again and again, since it forgets a process with its end.
 * @returns A function that gives the share of all cores' time that others have taken since, from 0 to 1.
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
  // A look that fails is made up for by the next one, and the last one is awaited.
  const timer = setInterval(() => void look().catch(() => {}), OFTEN);
  return async () => {
    clearInterval(timer);
    await look();
    await session.detach();
    return othersShare(before, spent(known));
  };
}

/** The share of the time between two moments that others have taken. */
export function othersShare(before: Spent, after: Spent): number {
  const busy = after.busy - before.busy;
  const own = after.own - before.own;
  const all = busy + after.idle - before.idle;
  return all > 0 ? Math.max(0, busy - own) / all : 0;
}

/** @param browser What each of the browser's processes has spent, those that have ended too. */
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
