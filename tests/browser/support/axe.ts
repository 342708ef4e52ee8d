import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA, and axe's best practices. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // axe is not injected into frames: a sandboxed one would refuse its messages, with an error in the console.
  iframes: false,
};

/**
 * Fails with axe's violations on the page, once nothing is fading, and the elements concerned. Calls axe directly:
 * its Playwright builder injects it for every check, which is three times as slow.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(flattenGrounds);
  }
  await page.evaluate(untilShown);
  const { violations } = await page.evaluate(
    (options) => window.axe.run(document, options),
    OPTIONS,
  );
  const broken = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  expect(broken, state).toEqual([]);
}

/** Waits for sections in view, which fade in for half a second. */
async function untilShown(): Promise<void> {
  // Called in the next frame, after the page's own observer: by then, fading has started.
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });
  const fading = () =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && one.playState === 'running');
  while (fading().length > 0) await Promise.allSettled(fading().map((one) => one.finished));
}

/** Removes the grid from backgrounds, on which axe cannot determine the contrast; its lines are too faint to matter. */
function flattenGrounds(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.blueprint { background-image: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
