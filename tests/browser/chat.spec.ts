import { expect, type Page } from '@playwright/test';
import { forEachCompany, shipped } from './support/company';
import { LOST } from './support/site';
import { visit } from './support/visit';

forEachCompany((company) => {
  const { test, config, say, store, pathOf, samples } = company;
  const about = pathOf('logo-grid');

  const button = (page: Page) => page.getByRole('button', { name: say('chatOpen') });
  const card = (page: Page) => page.getByRole('heading', { name: say('chatTitle') });

  test(
    '[F10] [F11] the chat button floats at the bottom right, on every page and while scrolling; its card fits on the smallest screen',
    { tag: '@both' },
    async ({ page }) => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      for (const address of ['/', store.list, LOST]) {
        await page.goto(address);
        await page.evaluate(() => scrollTo(0, 900));
        const box = await button(page).boundingBox();
        expect(box && width - box.x - box.width).toBeLessThanOrEqual(24);
        expect(box && height - box.y - box.height).toBeLessThanOrEqual(24);
        expect(box && box.x).toBeGreaterThan(width / 2);
      }

      await page.setViewportSize({ width: 320, height: 480 });
      await button(page).click();
      const box = await page.locator('#chat').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box && box.x + box.width).toBeLessThanOrEqual(320);
      expect(box?.y).toBeGreaterThanOrEqual(0);
    },
  );

  test('[F10] every page has it', async ({ ask }) => {
    for (const address of samples) {
      const html = String((await ask(address)).body);
      expect(html, address).toContain('aria-controls="chat"');
    }
  });

  // What follows does not depend on the company.
  if (company !== shipped) return;

  test('[F11] [F12] the button opens a small card and closes it, and so does a click elsewhere or Escape; its link opens the chat in a new tab, prefilled with the greeting', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await visit(page, about);
    const link = page.locator('#chat').getByRole('link').first();

    await test.step('its button, a click elsewhere and Escape close it', async () => {
      await expect(card(page)).toBeHidden();
      await button(page).click();
      await expect(card(page)).toBeVisible();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await button(page).click();
      await expect(card(page)).toBeHidden();
      await button(page).click();
      await page.locator('h1').first().dispatchEvent('click', { bubbles: true });
      await expect(card(page)).toBeHidden();
      await button(page).click();
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    await test.step('at 400 % it fits beside its button, and can be read, followed and closed (WCAG 1.4.10)', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      // Neither takes room from what is read: the header scrolls away, and the button stands at the end of the page.
      await page.evaluate(() => scrollTo(0, 600));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(button(page)).not.toBeInViewport();
      await button(page).click();
      const box = await page.locator('#chat').boundingBox();
      if (!box) throw new Error('there is no card');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(256);
      expect(box.height).toBeGreaterThan(120);
      await link.scrollIntoViewIfNeeded();
      await link.click({ trial: true });
      await button(page).click();
      await expect(card(page)).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('its link opens the chat in a new tab, prefilled with the greeting', async () => {
      await button(page).click();
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
      const url = new URL(opened.url());
      expect(url.pathname).toMatch(/^\/\d{9,15}$/);
      expect(url.searchParams.get('text')).toContain(config.chat.message);
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      await expect(page).toHaveURL(about);
    });
  });
});
