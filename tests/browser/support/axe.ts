import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Sets of rules. A page that was checked with all of them at one width has the same colours at another, and the same
 * elements in another theme.
 */
const RULES = {
  all: { runOnly: TAGS },
  /** For a further width: `color-contrast` takes as long as half of the others. */
  'all but colours': { runOnly: TAGS, rules: { 'color-contrast': { enabled: false } } },
  /** For a width between two others, at which nothing else appears: positions and sizes. */
  layout: { runOnly: ['target-size', 'scrollable-region-focusable'] },
  /** For a further theme. */
  colours: { runOnly: ['color-contrast'] },
} satisfies Record<string, RunOptions>;

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // None of these rules needs style sheets, which axe would parse in every run.
  preload: { assets: ['media'] },
  // axe is not injected into frames: a sandboxed one would refuse its messages, with an error in the console.
  iframes: false,
};

/** axe without comments and white space: half as much to parse on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with axe's violations on the page, once nothing is fading, and the elements concerned. Calls axe directly:
 * its Playwright builder injects it for every check, which is three times as slow.
 * @param state The state of the page, for the message.
 * @param within The elements to look at, by a CSS selector: those that have appeared on a page that was looked at before.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  rules: keyof typeof RULES = 'all',
  within?: string,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(flattenGrounds);
  }
  await page.evaluate(untilShown);
  const violations = await page.evaluate(
    async ({ part, options }) => (await window.axe.run(part ?? document, options)).violations,
    { part: within, options: { ...OPTIONS, ...RULES[rules] } },
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
