import type { Browser } from '@playwright/test';
import { median } from '../lib/median';
import { openContext } from '../lib/openContext';
import { record } from './mainThread';

/** How many times slower a cheap phone is than an idle test machine. */
const PHONE_SLOWDOWN = 6;

/**
 * The nominal value of `costOfReference` on that machine, in ms. It is 25 to 27 without other load, so this value
 * makes the checks stricter; under load it has been up to 42.
 */
const NOMINAL_COST_MS = 30;

/** Lower bound, so that extreme load does not excuse slow figures. */
const MIN_SLOWDOWN = 4;

/**
 * The factor from main-thread time on this machine to that on a cheap phone, calibrated with the costs of the
 * reference page.
 */
export function slowdownOfPhone(costs: readonly number[]): number {
  return Math.max(MIN_SLOWDOWN, (PHONE_SLOWDOWN * NOMINAL_COST_MS) / median(costs));
}

const REFERENCE_TILES = 60;

/** A fixed page without any of our code, which makes the browser do similar work to the embed. */
const REFERENCE = `<!doctype html>
<style>
  main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px }
  article { display: grid; padding: 4px; border: 1px solid; font: 14px/1.4 sans-serif }
  h3 { font-size: 22px }
  dialog::backdrop { background: #0008 }
</style>
<main></main>
<dialog><h2>Title</h2><button>Close</button></dialog>`;

/**
 * The main-thread time of the reference page, in ms. Under load, the same machine takes up to half as long again;
 * interleave this with the measurements to calibrate them.
 */
export async function costOfReference(browser: Browser): Promise<number> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.setContent(REFERENCE);
  const { tasks } = await record(page, { slower: 1, since: { mark: 'reference' } }, () =>
    page.evaluate(async (tiles) => {
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
      const dialog = document.querySelector('dialog');
      const main = document.querySelector('main');
      await frame();
      performance.mark('reference');
      if (main)
        main.innerHTML = Array.from(
          { length: tiles },
          (
            _,
            n,
          ) => `<article><a href="#${n}"><svg viewBox="0 0 40 30" width="80"><path d="M2 2h36v26H2zM5
            ${n % 30}l${n} 4"/></svg><h3>Pump number ${n}</h3></a><p>So many words ${n}</p>
            <button>Add</button></article>`,
        ).join('');
      await frame();
      dialog?.showModal();
      await frame();
      dialog?.close();
      await frame();
    }, REFERENCE_TILES),
  );
  await context.close();
  return tasks.reduce((sum, { busy }) => sum + busy, 0);
}
