import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { norwegian } from './support/company';
import { setTheme } from './support/setTheme';
import { visit } from './support/visit';

const { test, config, dark, say, saying, categoryPath } = norwegian;

test('[X1] the list with a product has no violations in either theme', async ({ page }) => {
  if (!dark) throw new Error('This company has no second theme.');
  await visit(page, categoryPath('all'));
  await page
    .getByRole('button', { name: say('addToList') })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('cartWithOne') })
    .click();
  await expect(page.getByRole('heading', { name: saying('selectedItems') })).toBeVisible();
  await expectAccessible(page, 'light');
  await setTheme(page, config, dark);
  await expectAccessible(page, 'dark', 'colours');
});
