import { expect } from '@playwright/test';
import { ageTo } from './support/oldBrowser';
import { call, launcher, openPage, panel } from './support/partnerPage';
import { test } from './support/test';

for (const browser of ['chrome', 'firefox', 'safari'])
  test(`the panel opens, with its styles, in the oldest ${browser} that is promised in full`, async ({
    page,
  }) => {
    await ageTo(page, 'full', browser);
    await openPage(page, '');
    await call(page, ['add', 'a']);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    const font = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await font('inquiry-panel dialog h2')).not.toBe(await font('body'));
  });

for (const browser of ['chrome', 'firefox', 'safari'])
  test(`the launcher is a plain link that sends the list in the oldest ${browser} of the others`, async ({
    page,
  }) => {
    await ageTo(page, 'basic', browser);
    await openPage(page, '<button data-inquiry-add="own-1" data-inquiry-name="Pump">Add</button>');
    await page.getByRole('button', { name: 'Add' }).click();
    const link = page.locator('inquiry-launcher').getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Pump/);
    await expect(launcher(page)).toHaveCount(0);
  });
