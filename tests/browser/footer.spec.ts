import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { untilLive } from './support/visit';

const footer = (page: Page) => page.getByRole('contentinfo');

forEachCompany(({ test, config, pathOf }) => {
  const ADDRESS = pathOf('logo-grid');

  test('[F2] [F8] [F9] four columns are side by side on a wide screen; each social link opens a new tab; the copyright line shows the year of the visitor', async ({
    page,
    context,
  }) => {
    await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'outside' }));
    const line = footer(page).getByText('©');
    await page.clock.setFixedTime(new Date(2031, 5, 15));
    await page.goto(ADDRESS);

    await test.step('the columns are side by side', async () => {
      const tops = await footer(page)
        .locator('section')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops).toHaveLength(4);
      expect(new Set(tops).size).toBe(1);
    });

    await test.step('the year is that of the visitor, before React and after', async () => {
      await expect(line).toContainText('© 2031');
      await page.keyboard.press('Shift');
      await untilLive(page);
      await expect(line).toContainText('© 2031');
    });

    await test.step('each social link opens a new tab', async () => {
      const links = footer(page).getByRole('navigation').getByRole('link');
      await expect(links).toHaveCount(config.social.length);
      for (const [index, { href }] of config.social.entries()) {
        const [opened] = await Promise.all([
          context.waitForEvent('page'),
          links.nth(index).click({ position: { x: 5, y: 5 } }),
        ]);
        await opened.waitForURL(href);
        await expect(page).toHaveURL(ADDRESS);
        await opened.close();
      }
    });

    await test.step('it is another one in 2099', async () => {
      await page.clock.setFixedTime(new Date(2099, 5, 15));
      await page.goto('/');
      await expect(line).toContainText('© 2099');
    });
  });
});
