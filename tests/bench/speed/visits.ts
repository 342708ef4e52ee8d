import type { Browser, Page } from '@playwright/test';
import { openSession, type Session } from './session';

/** The figures of one page of one site with one network profile; times in ms. */
export interface Visit {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** When 'add to list' and the menu start to work. */
  add: number;
  menu: number;
  /** Cumulative layout shift: the worst session window. */
  cls: number;
  /** Total blocking time: the part of long tasks beyond 50 ms, after the first paint. */
  tbt: number;
  /** Network traffic without interaction or scrolling. */
  bytes: number;
  requests: number;
}

/** Navigation to the next page; times in ms. */
export interface Onward {
  /** From the click on a link after hovering until the heading of the next page is painted. */
  soft: number;
  /** A full load of the same page, with the browser's cache. */
  full: number;
}

/** A cold visit without interaction, and one with clicks from the first paint. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const untouched = await inSession(browser, false, async ({ page, quiet, seen, traffic }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await quiet();
    return { ...(await seen()), ...traffic() };
  });
  const pressed = await inSession(browser, true, async ({ page, seen }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => window.bench?.add !== undefined && window.bench.menu !== undefined,
    );
    return seen();
  });
  const fcp = untouched.fcp ?? NaN;
  return {
    fcp,
    lcp: untouched.lcp ?? NaN,
    add: pressed.add ?? NaN,
    menu: pressed.menu ?? NaN,
    cls: untouched.cls,
    tbt: blockingTime(untouched.long, fcp),
    bytes: untouched.bytes,
    requests: untouched.requests,
  };
}

/** Navigates to the next page, client-side and by a full load. `next` is a path that the page links to. */
export async function goOn(browser: Browser, url: string, next: string): Promise<Onward> {
  const soft = await inSession(browser, false, async ({ page, quiet }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await quiet();
    await page.evaluate((path) => {
      const link = document.querySelector(`a[href="${path}"]`);
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }, next);
    await quiet();
    const clicked = await page.evaluate((path) => {
      delete window.bench.arrived;
      window.bench.awaitHeading();
      const start = performance.timeOrigin + performance.now();
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      return start;
    }, next);
    return (await arrival(page)) - clicked;
  });
  const full = await inSession(browser, false, async ({ page, quiet }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await quiet();
    const left = await page.evaluate((path) => {
      const start = performance.timeOrigin + performance.now();
      location.assign(path);
      return start;
    }, next);
    await page.waitForURL((address) => address.pathname === next, { waitUntil: 'commit' });
    return (await arrival(page)) - left;
  });
  return { soft, full };
}

/** When the page's heading was painted, in ms since the epoch. */
async function arrival(page: Page): Promise<number> {
  await page.waitForFunction(() => window.bench?.arrived);
  return page.evaluate(() => window.bench.arrived ?? NaN);
}

async function inSession<T>(
  browser: Browser,
  press: boolean,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await openSession(browser, press);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

/** Total blocking time: the part beyond 50 ms of each long task, after the first paint. */
export function blockingTime(
  long: readonly (readonly [start: number, duration: number])[],
  from: number,
): number {
  return long.reduce((sum, [start, duration]) => {
    const after = start + duration - Math.max(start, from);
    return sum + Math.max(0, after - 50);
  }, 0);
}
