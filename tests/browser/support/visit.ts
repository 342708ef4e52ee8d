import { expect, type Page } from '@playwright/test';

/** Resolves when React has hydrated the page and replayed earlier clicks. */
export async function untilLive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.app.live)).toBe(true);
}

/** Opens a page of the site and waits for React. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/**
 * Opens a page with a fake clock that stops once React is running: from then on, time only passes with
 * `page.clock.runFor(ms)`. `before` runs before the clock is stopped.
 */
export async function visitAtRest(
  page: Page,
  address: string,
  before?: () => Promise<void>,
): Promise<void> {
  await page.clock.install({ time: NOON });
  await visit(page, address);
  await before?.();
  await page.clock.pauseAt(NOON + 3_600_000);
}

/** Stops the installed clock of a page (`page.clock.install`): from now on `runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const NOON = Date.UTC(2031, 5, 2, 12);

/** Collects CSP violations, errors and warnings. Call it before `goto`. */
export async function complaints(page: Page): Promise<string[]> {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (violation) => {
      console.error(`violates ${violation.effectiveDirective}: ${violation.blockedURI}`);
    });
  });
  return lines;
}

/** Moves the mouse to where nothing reacts to it. */
export async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(2, (page.viewportSize()?.height ?? 700) - 2);
}
