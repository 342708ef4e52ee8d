import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { hideTab } from './support/hideTab';
import { WITH_MOTION } from './support/motion';
import { pointAway, visit, visitAtRest } from './support/visit';

forCompany(norwegian, ({ test, config, say, saying, store, categoryPath }) => {
  test.use(WITH_MOTION);

  const region = (page: Page) => page.getByRole('region', { name: say('notices') });
  const all = (page: Page) => region(page).getByRole('listitem');
  const adds = (page: Page) => page.getByRole('button', { name: saying('addToList') });

  /** Clicks without moving the pointer, so that nothing is hovered. */
  const add = (page: Page, n = 0) => adds(page).nth(n).dispatchEvent('click');

  const states = (page: Page) =>
    all(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));

  /** The states of all notices after some time, in ms. */
  async function statesAfter(page: Page, ms: number): Promise<(string | null)[]> {
    await page.clock.runFor(ms);
    return states(page);
  }

  /** Drags the first notice with the mouse. */
  async function drag(page: Page, x: number, y: number): Promise<void> {
    const box = await all(page).first().boundingBox();
    const start = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + x, start.y + y, { steps: 4 });
    await page.mouse.up();
  }

  test("[N9] [N10] adding announces the product politely: in the wording 'cart' on the store's home page, 'list' in a listing", async ({
    page,
  }) => {
    await visit(page, store.home);
    const lists = region(page).locator('[aria-live]');
    await expect(lists).toHaveCount(2);
    // Screen readers announce what is added to a live region that was there before.
    const polite = lists.and(page.locator('[aria-live=polite]'));
    /** All of one notice: a text in pieces is said in pieces. */
    const said = (title: string, text: string) =>
      expect(polite.getByText(`${title}. ${text}`, { exact: true })).toHaveCount(1);
    const name = await page.locator('article h3').first().textContent();
    await adds(page).first().click();
    const added = say('addedToCart', { name: name ?? '' });
    await said(say('addedToCartTitle'), added);
    await expect(all(page).getByText(added, { exact: true })).toBeVisible();
    await expect(all(page)).toContainText(say('addedToCartTitle'));

    const listing = categoryPath(config.store.categories[0]?.id ?? '');
    await page.locator(`main a[href="${listing}"]`).first().click();
    await expect(page).toHaveURL(listing);
    const listed = await page.locator('article h2').first().textContent();
    await adds(page).first().click();
    const inList = say('addedToList', { name: listed ?? '' });
    await said(say('addedToListTitle'), inList);
    await expect(all(page).getByText(inList, { exact: true })).toBeVisible();
  });

  test('[N3] [N4] [N8] [N9] three are shown at a time, each for 3000 ms, with an exit of 200 ms', async ({
    page,
  }) => {
    await visitAtRest(page, store.home);

    await test.step('one is shown for 3000 ms, and leaves for 200 ms', async () => {
      await add(page);
      await expect(all(page)).toHaveCount(1);
      expect(await statesAfter(page, 2999)).toEqual(['shown']);
      expect(await statesAfter(page, 1)).toEqual(['leaving']);
      expect(await statesAfter(page, 199)).toEqual(['leaving']);
      expect(await statesAfter(page, 1)).toEqual([]);
    });

    await test.step('at most three are shown, the fourth waits', async () => {
      for (const n of [0, 1, 2, 3, 4]) await add(page, n);
      expect(await states(page)).toEqual(['shown', 'shown', 'shown']);
      expect(await statesAfter(page, 3000)).toEqual(['leaving', 'leaving', 'leaving']);
      expect(await statesAfter(page, 200)).toEqual(['shown', 'shown']);
      await page.clock.runFor(3200);
    });
  });

  test('[N1] [N5] one that is pointed at, focused or in a hidden tab stays, until it is dismissed', async ({
    page,
  }) => {
    await visitAtRest(page, store.home);
    const dismiss = region(page).getByRole('button', { name: say('dismiss') });

    await test.step('its timer pauses on hover', async () => {
      await add(page);
      await page.clock.runFor(2000);
      await all(page).first().hover();
      expect(await statesAfter(page, 60_000)).toEqual(['shown']);
      await pointAway(page);
      expect(await statesAfter(page, 999)).toEqual(['shown']);
      expect(await statesAfter(page, 1)).toEqual(['leaving']);
      await page.clock.runFor(200);
    });

    await test.step('with keyboard focus it stays, and Escape dismisses it', async () => {
      await add(page);
      await dismiss.focus();
      expect(await statesAfter(page, 60_000)).toEqual(['shown']);
      await page.keyboard.press('Escape');
      expect(await states(page)).toEqual(['leaving']);
      await page.clock.runFor(200);
    });

    await test.step('its button dismisses it', async () => {
      await add(page);
      await dismiss.click();
      expect(await states(page)).toEqual(['leaving']);
      await page.clock.runFor(200);
      await pointAway(page);
    });

    await test.step('in a hidden tab it stays', async () => {
      await add(page);
      await hideTab(page, true);
      expect(await statesAfter(page, 60_000)).toEqual(['shown']);
    });
  });

  test('[N6] [N7] they are 356 px wide, 14 px apart; a swipe of 20 px sideways or down dismisses one, a shorter one or one upwards does not', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAtRest(page, store.home);

    await test.step('they are 356 px wide, 14 px apart', async () => {
      for (const n of [0, 1, 2]) await add(page, n);
      await expect(all(page)).toHaveCount(3);
      const boxes = await all(page).evaluateAll((items) =>
        items.map((item) => item.firstElementChild?.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
      const tops = boxes.toSorted((a, b) => a.top - b.top);
      const gaps = tops.slice(1).map(({ top }, index) => top - (tops[index]?.bottom ?? 0));
      expect(gaps).toEqual([14, 14]);
      await page.clock.runFor(3200);
    });

    for (const [way, x, y, goes] of PUSHES)
      await test.step(way, async () => {
        await add(page);
        await expect(all(page)).toHaveCount(1);
        await drag(page, x, y);
        expect(await states(page)).toEqual([goes ? 'leaving' : 'shown']);
        if (!goes)
          await region(page)
            .getByRole('button', { name: say('dismiss') })
            .click();
        expect(await statesAfter(page, 200)).toEqual([]);
      });
  });

  test('[N3] other notices are shown for 4000 ms', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      // Without locks the list is stored at once, so the warning appears with the press, when the clock starts.
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    });
    await visitAtRest(page, store.home);
    await add(page);
    const warning = all(page).filter({ hasText: say('storageLost') });
    await expect(warning).toHaveCount(1);
    await page.clock.runFor(3999);
    await expect(warning).toHaveAttribute('data-state', 'shown');
    await page.clock.runFor(1);
    await expect(warning).toHaveAttribute('data-state', 'leaving');
  });

  test(
    '[N6] on a phone they stay on screen, and three of them leave three quarters of it free',
    { tag: '@phone' },
    async ({ page }) => {
      await visitAtRest(page, store.home);
      for (const n of [0, 1, 2]) await add(page, n);
      await expect(all(page)).toHaveCount(3);
      await page.clock.runFor(500);
      // Notices shrink in the browser's own time, not in that of the clock.
      await expect
        .poll(async () => (await region(page).boundingBox())?.height)
        .toBeLessThan(740 / 4);

      await page.setViewportSize({ width: 320, height: 640 });
      for (const notice of await all(page).all()) {
        const box = await notice.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box && box.x + box.width).toBeLessThanOrEqual(320);
      }
    },
  );
});

/** Ways to push a notice, by so many px to the right and down, and whether they dismiss it. */
const PUSHES: [way: string, x: number, y: number, goes: boolean][] = [
  ['19 px to the right', 19, 0, false],
  ['20 px to the right', 20, 0, true],
  ['20 px to the left', -20, 0, true],
  ['19 px down', 0, 19, false],
  ['20 px down', 0, 20, true],
  ['40 px up', 0, -40, false],
];
