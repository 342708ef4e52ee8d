import { expect, test, type Page } from '@playwright/test';
import { config } from './support/site';

const footer = (page: Page) => page.getByRole('contentinfo');

test('[F2] the four columns are side by side on a wide screen', async ({ page }) => {
  await page.goto('/about');
  const tops = await footer(page)
    .locator('section')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('[F8] each of the four social links opens a new tab', async ({ page, context }) => {
  await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: 'outside' }));
  await page.goto('/about');
  const links = footer(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const [index, { href }] of config.social.entries()) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      links.nth(index).click({ position: { x: 5, y: 5 } }),
    ]);
    expect(opened.url()).toBe(href);
    await expect(page).toHaveURL('/about');
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
    await expect.poll(() => page.evaluate(() => window.app.live)).toBe(true);
    await expect(line).toContainText(`© ${year}`);
  });
}
