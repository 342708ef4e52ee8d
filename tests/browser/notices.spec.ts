import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { pointAway, visit, visitAtRest } from './support/visit';

forEachCompany(({ test, config, say, saying, store, categoryPath }) => {
  const region = (page: Page) => page.getByRole('region', { name: say('notices') });
  const all = (page: Page) => region(page).getByRole('listitem');
  const adds = (page: Page) => page.getByRole('button', { name: saying('addToList') });

  /** Clicks without moving the pointer, so that nothing is hovered. */
  const add = (page: Page, n = 0) => adds(page).nth(n).dispatchEvent('click');

  const states = (page: Page) =>
    all(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));

  /** Drags the first notice with the mouse. */
  async function drag(page: Page, x: number, y: number): Promise<void> {
    const box = await all(page).first().boundingBox();
    const start = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + x, start.y + y, { steps: 4 });
    await page.mouse.up();
  }

  test("[N9] adding on the store's home page announces the product in the wording 'cart'", async ({
    page,
  }) => {
    await visit(page, store.home);
    const name = await page.locator('article h3').first().textContent();
    await adds(page).first().click();
    await expect(all(page)).toContainText(say('addedToCartTitle'));
    await expect(
      all(page).getByText(say('addedToCart', { name: name ?? '' }), { exact: true }),
    ).toBeVisible();
  });

  test("[N10] adding in a listing announces the product in the wording 'list'", async ({
    page,
  }) => {
    await visit(page, categoryPath(config.store.categories[0]?.id ?? ''));
    const name = await page.locator('article h2').first().textContent();
    await adds(page).first().click();
    await expect(all(page)).toContainText(say('addedToListTitle'));
    await expect(
      all(page).getByText(say('addedToList', { name: name ?? '' }), { exact: true }),
    ).toBeVisible();
  });

  test('[N9] [N3] [N8] adding is announced for 3000 ms, with an exit of 200 ms', async ({
    page,
  }) => {
    await visitAtRest(page, store.home);
    await add(page);
    await expect(all(page)).toHaveCount(1);
    await page.clock.runFor(2999);
    expect(await states(page)).toEqual(['shown']);
    await page.clock.runFor(1);
    expect(await states(page)).toEqual(['leaving']);
    await page.clock.runFor(199);
    expect(await states(page)).toEqual(['leaving']);
    await page.clock.runFor(1);
    expect(await states(page)).toEqual([]);
  });

  test('[N3] other notices are shown for 4000 ms', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      // Without locks it is stored, and warned of, at once: the clock starts with the press.
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

  test('[N4] at most three are shown, the fourth waits', async ({ page }) => {
    await visitAtRest(page, store.home);
    for (const n of [0, 1, 2, 3, 4]) await add(page, n);
    expect(await states(page)).toEqual(['shown', 'shown', 'shown']);
    await page.clock.runFor(3000);
    expect(await states(page)).toEqual(['leaving', 'leaving', 'leaving']);
    await page.clock.runFor(200);
    expect(await states(page)).toEqual(['shown', 'shown']);
  });

  test('[N6] they are 356 px wide, 14 px apart', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAtRest(page, store.home);
    for (const n of [0, 1, 2]) await add(page, n);
    await expect(all(page)).toHaveCount(3);
    const boxes = await all(page).evaluateAll((items) =>
      items.map((item) => item.firstElementChild?.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
    const tops = boxes.toSorted((a, b) => a.top - b.top);
    const gaps = tops.slice(1).map(({ top }, index) => top - (tops[index]?.bottom ?? 0));
    expect(gaps).toEqual([14, 14]);
  });

  test('[N6] on a phone they stay on screen', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitAtRest(page, store.home);
    await add(page);
    const box = await all(page).first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box && box.x + box.width).toBeLessThanOrEqual(320);
  });

  test('[N7] a swipe of 20 px sideways or down dismisses a notice, a shorter one or one upwards does not', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAtRest(page, store.home);
    const pushes: [string, number, number, boolean][] = [
      ['19 px to the right', 19, 0, false],
      ['20 px to the right', 20, 0, true],
      ['20 px to the left', -20, 0, true],
      ['19 px down', 0, 19, false],
      ['20 px down', 0, 20, true],
      ['40 px up', 0, -40, false],
    ];
    for (const [way, x, y, goes] of pushes) {
      await test.step(way, async () => {
        await add(page);
        await expect(all(page)).toHaveCount(1);
        await drag(page, x, y);
        expect(await states(page)).toEqual([goes ? 'leaving' : 'shown']);
        if (!goes)
          await region(page)
            .getByRole('button', { name: say('dismiss') })
            .click();
        await page.clock.runFor(200);
        expect(await states(page)).toEqual([]);
      });
    }
  });

  test('the timer of a notice pauses on hover, with keyboard focus, and in a hidden tab', async ({
    page,
  }) => {
    await visitAtRest(page, store.home);
    await test.step('on hover', async () => {
      await add(page);
      await page.clock.runFor(2000);
      await all(page).first().hover();
      await page.clock.runFor(60_000);
      expect(await states(page)).toEqual(['shown']);
      await pointAway(page);
      await page.clock.runFor(999);
      expect(await states(page)).toEqual(['shown']);
      await page.clock.runFor(1);
      expect(await states(page)).toEqual(['leaving']);
      await page.clock.runFor(200);
    });
    await test.step('with keyboard focus', async () => {
      await add(page);
      await region(page)
        .getByRole('button', { name: say('dismiss') })
        .focus();
      await page.clock.runFor(60_000);
      expect(await states(page)).toEqual(['shown']);
      await page.keyboard.press('Escape');
      await page.clock.runFor(200);
    });
    await test.step('in a hidden tab', async () => {
      await add(page);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.runFor(60_000);
      expect(await states(page)).toEqual(['shown']);
    });
  });

  test('[N1] a button dismisses a notice, and so does Escape', async ({ page }) => {
    await visitAtRest(page, store.home);
    await add(page);
    await region(page)
      .getByRole('button', { name: say('dismiss') })
      .click();
    expect(await states(page)).toEqual(['leaving']);
    await page.clock.runFor(200);
    await add(page);
    await region(page)
      .getByRole('button', { name: say('dismiss') })
      .focus();
    await page.keyboard.press('Escape');
    expect(await states(page)).toEqual(['leaving']);
  });

  test('screen readers announce a notice: it is added to an existing live region', async ({
    page,
  }) => {
    await visit(page, store.home);
    const lists = region(page).locator('[aria-live]');
    await expect(lists).toHaveCount(2);
    await adds(page).first().click();
    await expect(lists.and(page.locator('[aria-live=polite]'))).toContainText(
      say('addedToCartTitle'),
    );
  });

  test(
    '[N6] on a phone, three of them leave three quarters of the screen free',
    { tag: '@phone' },
    async ({ page }) => {
      await page.clock.install();
      await visit(page, store.home);
      for (const n of [0, 1, 2]) await add(page, n);
      await expect(all(page)).toHaveCount(3);
      await page.clock.runFor(500);
      // Notices shrink in the browser's own time, not in that of the clock.
      await expect
        .poll(async () => (await region(page).boundingBox())?.height)
        .toBeLessThan(740 / 4);
    },
  );
});
