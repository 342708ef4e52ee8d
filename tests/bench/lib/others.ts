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

/**
 * Watches who else works on the machine: on a small one that is the main source of noise.
 * @returns A function that gives the share of all cores' time that others have taken since, from 0 to 1.
 */
export async function watchOthers(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const before = await spent(session);
  return async () => {
    const after = await spent(session);
    await session.detach();
    return othersShare(before, after);
  };
}

/** The share of the time between two moments that others have taken. */
export function othersShare(before: Spent, after: Spent): number {
  const busy = after.busy - before.busy;
  const own = after.own - before.own;
  const all = busy + after.idle - before.idle;
  return all > 0 ? Math.max(0, busy - own) / all : 0;
}

type BrowserSession = Awaited<ReturnType<Browser['newBrowserCDPSession']>>;

async function spent(session: BrowserSession): Promise<Spent> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { user, system } = process.cpuUsage();
  const browser = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  const all = { busy: 0, idle: 0, own: browser + (user + system) / 1000 };
  for (const { times } of cpus()) {
    all.idle += times.idle;
    all.busy += times.user + times.nice + times.sys + times.irq;
  }
  return all;
}
