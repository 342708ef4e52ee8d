import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { untilLive } from './support/visit';

const footer = (page: Page) => page.getByRole('contentinfo');

forEachCompany(({ test, config, pathOf }) => {
  test('[F2] the four columns are side by side on a wide screen', async ({ page }) => {
    await page.goto(pathOf('logo-grid'));
    const tops = await footer(page)
      .locator('section')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

  test('[F8] each social link opens a new tab', async ({ page, context }) => {
    await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'outside' }));
    const address = pathOf('logo-grid');
    await page.goto(address);
    const links = footer(page).getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(config.social.length);
    for (const [index, { href }] of config.social.entries()) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        links.nth(index).click({ position: { x: 5, y: 5 } }),
      ]);
      await opened.waitForURL(href);
      await expect(page).toHaveURL(address);
      await opened.close();
    }
  });

  for (const year of [2031, 2099]) {
    test(`[F9] the copyright line shows the year of the visitor: ${year}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(year, 5, 15));
      await page.goto('/');
      const line = footer(page).getByText('©');
      await expect(line).toContainText(`© ${year}`);
      await page.keyboard.press('Shift');
      await untilLive(page);
      await expect(line).toContainText(`© ${year}`);
    });
  }
});
