import { errors as playwrightErrors, expect, type Page } from '@playwright/test';
import { meddleWith } from './support/meddlers';
import { randomFrom } from './support/random';
import { CART_KEY } from './support/site';
import { test } from './support/test';

// A visitor whose pages a translator and a password manager change all the while: no error, and no text is lost.
// `WALK_STEPS=3000 WALK_SEED=7 npm test -- browser` walks for about half an hour, another way for each seed.
const STEPS = Number(process.env['WALK_STEPS'] ?? 40);
const SEED = Number(process.env['WALK_SEED'] ?? 1);

/** The fields whose text a visitor would miss. The quantities of the list are its own, and a search is in the address. */
const WRITTEN =
  'main form :is(input, textarea):is([name="name"], [name="email"], [name="message"])';

const ERROR = /could not be (shown|loaded)/;
/** Where pages say that something went wrong. The partners' page explains such sentences. */
const SAID = '[role="alert"], [data-notice]';

/** The sum of the quantities in the list; -1 while a document takes the place of another. */
const stored = (page: Page): Promise<number> =>
  page
    .evaluate((key) => {
      const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as { quantity: number }[];
      return lines.reduce((sum, { quantity }) => sum + quantity, 0);
    }, CART_KEY)
    .catch(() => -1);

/**
 * The sum once nothing waits any more: React has repeated what was pressed before it came, and the lock of the list,
 * under which a change is stored a moment after it shows, is free.
 */
async function settledSum(page: Page): Promise<number> {
  await page.waitForFunction(() => window.app.live && window.app.clicks.length === 0);
  await page.evaluate((key) => navigator.locks.request(key, () => {}), CART_KEY);
  return stored(page);
}

/**
 * What the fields of the page hold without what the visitor has written; undefined between two documents. The list may
 * have been added to a message, by the link that sends it through the form.
 */
const lost = (page: Page, written: Record<string, string>): Promise<string[] | undefined> =>
  page
    .evaluate(
      ([fields, texts]) =>
        [...document.querySelectorAll<HTMLInputElement>(fields)]
          .filter(({ name, value }) => !value.includes(texts[name] ?? ''))
          .map(({ name, value }) => `${name}: ${value} instead of ${texts[name]}`),
      [WRITTEN, written] as const,
    )
    .catch(() => undefined);

test.setTimeout(60_000 + STEPS * 2000);

// What a step is about to touch may leave with its page.
test.use({ actionTimeout: 5000 });
const unlessGone = (error: unknown) => {
  if (!(error instanceof playwrightErrors.TimeoutError)) throw error;
};

test('a walk through pages that a translator and a password manager change shows no error and loses no text', async ({
  page,
}) => {
  const random = randomFrom(SEED);
  await meddleWith(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React says that it draws a part anew which it found changed (https://react.dev/errors/418).
    if (!message.includes('#418')) errors.push(message);
  });
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  /** What has been written into the contact form, which keeps it as a draft. */
  const written: Record<string, string> = {};
  let added = 0;

  const some = async (selector: string) => {
    const found = page.locator(selector);
    const count = await found.count();
    const one = count > 0 ? found.nth(Math.floor(random() * count)) : undefined;
    return one && (await one.isVisible()) ? one : undefined;
  };
  /**
   * Presses an element of the page by script, since what is on top of it does not matter here. Chooses and presses it in
   * one task, because React may draw it anew. False if there is nothing to press.
   */
  const press = (selector: string): Promise<boolean> =>
    page
      .evaluate(
        ([wanted, chance]) => {
          const found = document.querySelectorAll<HTMLElement>(wanted);
          const one = found[Math.floor(chance * found.length)];
          if (!one?.checkVisibility({ visibilityProperty: true })) return false;
          one.click();
          return true;
        },
        [selector, random()] as const,
      )
      // A new document was under way.
      .catch(() => false);
  const steps: Record<string, () => Promise<unknown>> = {
    add: async () => {
      const isPressed = await press(
        'main [data-inquiry-add]:not([data-inquiry-wording="quantity"])',
      );
      // If a new document comes just after the press, Playwright may not learn that it was pressed.
      if (isPressed || (await stored(page)) === added + 1) added += 1;
    },
    follow: () => press('main a[href^="/"]:not([href*="."]), header a[href^="/"]'),
    list: () => press('[data-cart-link]'),
    contact: () => press('a[href="/contact"]'),
    write: async () => {
      const field = await some(WRITTEN);
      const name = (await field?.getAttribute('name')) ?? '';
      const text = `${name} ${Math.floor(random() * 1000)}`;
      if (!field) return;
      await field.fill(text);
      written[name] = text;
    },
    search: async () => {
      const box = await some('input[type="search"]');
      await box?.fill(pick(['valve', 'zzz', 'pump', '']) ?? '');
    },
    quantity: async () => {
      const field = await some('main input[inputmode="numeric"]');
      await field?.press(pick(['ArrowUp', 'ArrowDown', 'Enter']) ?? '');
      added = await settledSum(page);
    },
    more: () => press('main button:not([data-inquiry-add], [type="submit"])'),
    menu: () => press('[data-toggle]'),
    back: () => page.goBack({ timeout: 5000 }).catch(() => {}),
    reload: () => page.reload(),
  };
  await page.goto('/store/category/all');
  for (let step = 0; step < STEPS; step += 1) {
    const name = pick(['add', 'follow', 'search', 'write', 'contact', ...Object.keys(steps)]) ?? '';
    await test.step(`${step} ${name}: ${new URL(page.url()).pathname}`, async () => {
      await steps[name]?.().catch(unlessGone);
      if (!page.url().startsWith('http://localhost')) await page.goto('/');
      await expect(page.locator('main')).not.toHaveText(/^\s*$/, { useInnerText: true });
      await expect(page.locator(SAID).filter({ hasText: ERROR })).toHaveCount(0);
      // Pressing buttons at random also empties the list and undoes that.
      if (name === 'more') added = await settledSum(page);
      else await expect.poll(() => stored(page)).toBe(added);
      // In a new document, the draft comes with React.
      await expect.poll(() => lost(page, written)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});
