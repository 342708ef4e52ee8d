import type { Page, Route } from '@playwright/test';

/** The scripts and styles that come after the HTML: React, the app and its blocks. */
export const REACT = /\/assets\/.*\.(js|css)$/;

/** Keeps requests waiting whose address fits, as a slow network would. The returned function lets them go. */
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
 * Lets requests fail whose address fits: as a lost network would, or as a server does that answers with `status`. The
 * returned function ends it. The route stays: taking it away can leave requests hanging that are just under way.
 */
export async function refuse(page: Page, address: RegExp, status = 0): Promise<() => void> {
  let isRefused = true;
  const answer = (route: Route) => (status ? route.fulfill({ status }) : route.abort());
  await page.route(address, (route) => (isRefused ? answer(route) : route.continue()));
  return () => {
    isRefused = false;
  };
}
