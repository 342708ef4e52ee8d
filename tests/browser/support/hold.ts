import type { Page, Route } from '@playwright/test';

/** Scripts and styles: React, the app and its blocks. */
export const REACT = /\/assets\/.*\.(js|css)$/;

/** Delays matching requests, like a slow network. The returned function releases them. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Makes matching requests fail: like a lost network, or with `status`. The returned function ends that, but keeps the
 * route: removing it could leave pending requests hanging.
 */
export async function refuse(page: Page, address: RegExp, status = 0): Promise<() => void> {
  let isRefused = true;
  const answer = (route: Route) => (status ? route.fulfill({ status }) : route.abort());
  await page.route(address, (route) => (isRefused ? answer(route) : route.continue()));
  return () => {
    isRefused = false;
  };
}

/**
 * Ends all interception, so that the server gets what Playwright answers itself while there are routes, such as
 * preflight requests. Waits until no request is under way, because such a request could be left hanging.
 */
export async function endRoutes(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
}
