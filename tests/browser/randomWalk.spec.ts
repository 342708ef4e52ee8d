import type { RequestListener } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { listen, type Running } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { WITH_MOTION } from './support/motion';
import { randomFrom } from './support/random';
import { CART_KEY, DIST } from './support/site';
import { test } from './support/test';

// A visitor on a network that loses every third file: nothing is empty, nothing is lost, nothing fails unhandled.
// `WALK_STEPS=1000 WALK_SEED=7 npm test -- browser` walks for about five minutes, another way for each seed.
const STEP_COUNT = Number(process.env['WALK_STEPS'] ?? 25);
const SEED = Number(process.env['WALK_SEED'] ?? 1);
/** The share of requests that fail. */
const FAILING_SHARE = 0.3;

/**
 * Loses files on the way, by cutting their connections; documents arrive, as a browser would ask for them again. Which
 * request for a file is lost depends on the seed and on nothing else.
 */
function losing(site: RequestListener): RequestListener {
  const chances = new Map<string, () => number>();
  return (request, response) => {
    const { url = '' } = request;
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    const sum = Buffer.from(url).reduce((sofar, byte) => (sofar * 31 + byte) % 2 ** 31, SEED);
    const chance = chances.get(url) ?? randomFrom(sum);
    chances.set(url, chance);
    if (isDocument || chance() > FAILING_SHARE) return site(request, response);
    return void request.socket.destroy();
  };
}

/** The sum of the quantities in storage; -1 while a document takes the place of another. */
const stored = (page: Page): Promise<number> =>
  page
    .evaluate((key) => {
      const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as { quantity: number }[];
      return lines.reduce((sum, { quantity }) => sum + quantity, 0);
    }, CART_KEY)
    .catch(() => -1);

test.use(WITH_MOTION);

test.setTimeout(60_000 + STEP_COUNT * 2000);

test('[S21] a walk with 30 % of all files lost shows no empty page, loses no line, and leaves no rejection unhandled', async ({
  page,
}) => {
  const random = randomFrom(SEED);
  const server: Running = await listen(losing(siteHandler(DIST)), 0);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  let added = 0;

  /**
   * Presses an element of the page by script, so that it may be one that the mouse cannot reach. Chooses and presses it
   * in one task, because the next page would remove it. False if there is nothing to press.
   */
  const press = (selector: string): Promise<boolean> =>
    page
      .evaluate(
        ([wanted, chance]) => {
          const found = document.querySelectorAll<HTMLElement>(wanted);
          const one = found[Math.floor(chance * found.length)];
          one?.click();
          return one !== undefined;
        },
        [selector, random()] as const,
      )
      // A new document was under way.
      .catch(() => false);
  const steps: Record<string, () => Promise<unknown>> = {
    add: async () => {
      const isPressed = await press('main [data-inquiry-add]');
      // If a new document comes just after the press, Playwright may not learn that it was pressed.
      if (isPressed || (await stored(page)) === added + 1) added += 1;
    },
    follow: () => press('main a[href^="/"]:not([href*="."]), header a[href^="/"]'),
    list: () => press('[data-cart-link]'),
    retry: () => press('[data-notice] button'),
    scroll: () => page.mouse.wheel(0, 3000),
    search: async () => {
      const box = page.getByRole('searchbox').first();
      if (await box.isVisible()) await box.fill(pick(['valve', 'zzz', 'pump', '']) ?? '');
    },
    back: () => page.goBack({ timeout: 5000 }).catch(() => {}),
    reload: () => page.reload(),
  };
  try {
    await page.goto(`${server.url}/store/category/all`);
    for (let step = 0; step < STEP_COUNT; step += 1) {
      const name = pick(['add', 'add', 'follow', 'follow', 'list', ...Object.keys(steps)]) ?? '';
      await steps[name]?.();
      // An address without a page is not a page of the site.
      if (!page.url().startsWith(server.url)) await page.goto(`${server.url}/`);
      await test.step(`${step} ${name}: ${new URL(page.url()).pathname}`, async () => {
        await expect(page.locator('main')).not.toHaveText(/^\s*$/, { useInnerText: true });
        await expect.poll(() => stored(page)).toBe(added);
        expect(errors).toEqual([]);
      });
    }
    await page.goto(`${server.url}/cart`);
    // Whatever has come by now, the lines are on the screen.
    if (added > 0) await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await server.close();
  }
});
