import type { Page } from '@playwright/test';

/** The mark for the work of a key. */
const WORK = 'work';

/**
 * Measures how long each key keeps a page busy: its scripts, styles and layout, without the wait for the next frame,
 * which is up to 16 ms long whatever a page does.
 */
export async function measureKeys(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<number>) => {
      // Reading it makes the browser finish the layout.
      void document.body.offsetHeight;
      performance.measure(name, { start: data, end: performance.now() });
    });
    port1.start();
    // The message is delivered when all other listeners for the key have run.
    addEventListener('keydown', () => port2.postMessage(performance.now()), { capture: true });
  }, WORK);
}

/** How long the keys since the last call took, in ms. */
export async function workOfKeys(page: Page): Promise<number[]> {
  return page.evaluate((name) => {
    const times = performance.getEntriesByName(name).map(({ duration }) => duration);
    performance.clearMeasures(name);
    return times;
  }, WORK);
}

/**
 * Clicks on a button by a script, and resolves to the time in ms until what a selector finds has been painted: with
 * nothing of the test in between.
 */
export async function timeUntilPainted(
  page: Page,
  { button, shown }: { button: string; shown: string },
): Promise<number> {
  return page.evaluate(
    async ([name, selector]) => {
      const pressed = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      );
      if (!pressed) throw new Error(`There is no button ${name}.`);
      const started = performance.now();
      pressed.click();
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      const { port1, port2 } = new MessageChannel();
      await new Promise<void>((resolve) => {
        port1.addEventListener('message', () => resolve());
        port1.start();
        // A message comes after the frame in which it was sent.
        requestAnimationFrame(() => port2.postMessage(undefined));
      });
      return performance.now() - started;
    },
    [button, shown] as const,
  );
}
