import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 AA and all below it, and what axe calls good practice. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // It is not in them, and would post messages that a sandboxed frame refuses, with an error in the console.
  iframes: false,
};

/**
 * Fails with every rule of axe that the page breaks as it stands once nothing fades any more, and the elements that
 * break it.
 * Axe is called by itself: its builder for Playwright reads it anew for every look, three times as slow.
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

/** What comes into view fades in for half a second, and is paler until then. */
async function untilShown(): Promise<void> {
  // Tells in the next frame, after the observer of the page itself: by then what is to fade has begun to.
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

/** On a ground with drawn lines axe dares no judgement of colours; the lines are too faint to change it. */
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
