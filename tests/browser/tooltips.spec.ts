import { expect, type Page } from '@playwright/test';
import { forCompany, shipped } from './support/company';
import { WITH_MOTION } from './support/motion';
import { pointAway, visit, visitAtRest } from './support/visit';

forCompany(shipped, ({ test, say, saying, pathOf }) => {
  test.use(WITH_MOTION);

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

  test('[N12] a tooltip opens after 700 ms, the next one at once; it closes when the mouse leaves, on Escape and on click', async ({
    page,
  }) => {
    await visitWithTooltips(page);
    /** Some time after a tooltip was open, so that the next has its delay again. */
    const rest = async () => {
      await pointAway(page);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(5000);
    };

    await test.step('it opens after 700 ms, with the label of the button', async () => {
      await cart(page).hover();
      await page.clock.runFor(699);
      await expect(tip(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tip(page)).toHaveText(say('cart'));
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
    });

    await test.step('within 300 ms the next one opens at once, later after the delay', async () => {
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

    await test.step('it stays open while the mouse is over the tooltip itself, and closes when it leaves', async () => {
      await tip(page).hover();
      await page.clock.runFor(10_000);
      await expect(tip(page)).toHaveCount(1);
      await rest();
    });

    await test.step('it closes on Escape, and on click', async () => {
      const open = async () => {
        await chat(page).hover();
        await page.clock.runFor(700);
        await expect(tip(page)).toHaveCount(1);
      };
      await open();
      await page.keyboard.press('Escape');
      await expect(tip(page)).toHaveCount(0);
      await rest();
      await open();
      await page.mouse.down();
      await expect(tip(page)).toHaveCount(0);
      await page.mouse.up();
      await rest();
    });
  });

  test('keyboard focus opens a tooltip at once; every icon button has one', async ({ page }) => {
    await visit(page, about);
    await cart(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveText(say('cart'));
    await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveText(say('pause'));
    await page.keyboard.press('Tab');
    await expect(tip(page)).toHaveCount(0);
    // The home page has icon buttons of all kinds.
    await page.goto('/');
    expect(await silent(page)).toEqual([]);
  });

  /** The names of icon buttons that no tooltip tells those who do not know the icon. */
  const silent = async (page: Page) => {
    const names = await page
      .locator('button:not([data-toggle]), [aria-controls="chat"]')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.textContent?.trim() === '' && button.checkVisibility())
          .filter((button) => !button.hasAttribute('data-tooltip'))
          .map((button) => button.getAttribute('aria-label')),
      );
    // The dots of a carousel are distinguished by their position, and by the slide that they show.
    return names.filter((name) => !saying('goToSlide').test(name ?? ''));
  };

  test(
    'every icon button of a phone has one, but touch never opens it',
    { tag: '@phone' },
    async ({ page }) => {
      await visitAtRest(page, '/');
      expect(await silent(page)).toEqual([]);
      const carousel = page.getByRole('button', { name: saying('nextSlide', 'previousSlide') });
      for (const button of [carousel.first(), carousel.last(), chat(page)]) {
        await button.tap();
        // Their code would have loaded by now, if requested.
        await page.waitForLoadState('networkidle');
        await page.clock.runFor(5000);
        await expect(tip(page)).toHaveCount(0);
      }
    },
  );
});
