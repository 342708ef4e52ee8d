import type { Browser } from '@playwright/test';
import { median } from '../lib/median';
import { record } from './mainThread';

/** How much slower a cheap phone is than the machine of the tests, as long as nothing disturbs it. */
const SLOWER = 6;

/**
 * What `costOfReference` is meant to be on that machine, in ms. Undisturbed it is 25 to 27: what is above that makes
 * the checks stricter. In bad minutes it has been up to 42.
 */
const ORDINARY = 30;

/** A machine that is disturbed more than it has ever been is no excuse. */
const LEAST = 4;

/** By how much to multiply the time of a main thread for that of a cheap phone, by what the reference cost meanwhile. */
export function slowdownOfPhone(costs: readonly number[]): number {
  return Math.max(LEAST, (SLOWER * ORDINARY) / median(costs));
}

const TILES = 60;

/** Written by hand, with nothing of ours in it: what the browser does for it is like what it does for the embed. */
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
 * How long the main thread is busy with a page that never changes, in ms. The same machine takes half as long again in
 * some minutes as in others, and this tells by how much: measure it in turns with what is to be judged.
 */
export async function costOfReference(browser: Browser): Promise<number> {
  const page = await browser.newPage();
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
    }, TILES),
  );
  await page.close();
  return tasks.reduce((sum, { busy }) => sum + busy, 0);
}
