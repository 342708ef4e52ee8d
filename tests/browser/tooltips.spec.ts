import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { pointAway, visit, visitAtRest } from './support/visit';

forEachCompany(({ test, say, saying, pathOf }) => {
  const about = pathOf('logo-grid');

  const tip = (page: Page) => page.locator('[role="tooltip"]');
  const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: saying('cart') });
  const chat = (page: Page) => page.getByRole('button', { name: say('chatOpen') });

  /** Loads the code with a first tooltip, so that the next ones open on time to the millisecond. */
  async function visitWithTooltips(page: Page) {
    await visitAtRest(page, about, async () => {
      await chat(page).hover();
      await expect(tip(page)).toHaveText(say('chatOpen'));
      await pointAway(page);
      await expect(tip(page)).toHaveCount(0);
    });
  }

  test.describe('under a mouse', () => {
    test('[N12] a tooltip opens after 700 ms, with the label of the button', async ({ page }) => {
      await visitWithTooltips(page);
      await cart(page).hover();
      await page.clock.runFor(699);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tip(page)).toHaveText(say('cart'));
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
    });

    test('[N12] within 300 ms the next one opens at once, later after the delay', async ({
      page,
    }) => {
      await visitWithTooltips(page);
      await cart(page).hover();
      await page.clock.runFor(700);
      await pointAway(page);
      await page.clock.runFor(299);
      await chat(page).hover();
      await page.clock.runFor(1);
      await expect(tip(page)).toHaveText(say('chatOpen'));

      await pointAway(page);
      await page.clock.runFor(300);
      await cart(page).hover();
      await page.clock.runFor(699);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tip(page)).toHaveText(say('cart'));
    });

    test('[N12] it closes when the mouse leaves, on Escape, and on click', async ({ page }) => {
      await visitWithTooltips(page);
      const open = async () => {
        await pointAway(page);
        await page.clock.runFor(5000);
        await chat(page).hover();
        await page.clock.runFor(700);
        await expect(tip(page)).toHaveCount(1);
      };
      await open();
      await pointAway(page);
      await expect(tip(page)).toHaveCount(0);
      await open();
      await page.keyboard.press('Escape');
      await expect(tip(page)).toHaveCount(0);
      await open();
      await page.mouse.down();
      await expect(tip(page)).toHaveCount(0);
      await page.mouse.up();
    });

    test('it stays open while the mouse is over the tooltip itself', async ({ page }) => {
      await visitWithTooltips(page);
      await chat(page).hover();
      await page.clock.runFor(700);
      await tip(page).hover();
      await page.clock.runFor(10_000);
      await expect(tip(page)).toHaveCount(1);
    });
  });

  test('keyboard focus opens it at once', async ({ page }) => {
    await visit(page, about);
    await cart(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveText(say('cart'));
    await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveCount(0);
  });

  test('touch never opens it', { tag: '@phone' }, async ({ page }) => {
    await visitAtRest(page, '/');
    const carousel = page.getByRole('button', { name: saying('nextSlide', 'previousSlide') });
    for (const button of [carousel.first(), carousel.last(), chat(page)]) {
      await button.tap();
      // Their code would have loaded by now, if requested.
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(5000);
      await expect(tip(page)).toHaveCount(0);
    }
  });

  test('every icon button has one', { tag: '@both' }, async ({ page }) => {
    await visit(page, '/');
    const silent = await page
      .locator('button:not([data-toggle]), [data-chat]')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.textContent?.trim() === '' && button.checkVisibility())
          .filter((button) => !button.hasAttribute('data-tooltip'))
          .map((button) => button.getAttribute('aria-label')),
      );
    // The dots of a carousel are distinguished by their position, and by the slide that they show.
    expect(silent.filter((name) => !saying('goToSlide').test(name ?? ''))).toEqual([]);
  });
});
