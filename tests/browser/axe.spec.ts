import { expect, type Page } from '@playwright/test';
import { forEachCompany, shipped } from './support/company';
import { expectAccessible } from './support/axe';
import { refuse } from './support/hold';
import { footerLink } from './support/links';
import { visit } from './support/visit';

const header = (page: Page) => page.getByRole('banner');

forEachCompany((company) => {
  const { test, config, say, saying, pathOf } = company;
  const parent = config.navigation.menu.find(({ submenu }) => submenu?.length);
  const about = pathOf('logo-grid');
  const notices = `[aria-label="${say('notices')}"]`;

  // Each state at both widths, by turns on the one and the other company: no config changes what is drawn.
  const [here, there] = company === shipped ? ['@phone', '@desktop'] : ['@desktop', '@phone'];

  // Sections that are still fading in would fail the contrast check.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    '[X1] the open menu, its submenu, a tooltip and the open chat have no violations',
    { tag: here },
    async ({ page }) => {
      await visit(page, '/');
      const menu = header(page).getByRole('button', { name: say('menu') });
      const isNarrow = await menu.isVisible();
      if (isNarrow) {
        await menu.click();
        await expectAccessible(page, 'menu', 'all', 'header');
      } else {
        await page.getByRole('link', { name: say('cart') }).focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(page.locator('[role=tooltip]')).toHaveText(say('cart'));
        await expectAccessible(page, 'tooltip', 'all', 'header, [role=tooltip]');
      }
      await header(page)
        .getByRole('button', { name: say('openSubmenu', { name: parent?.name ?? '' }) })
        .click();
      await expect(
        header(page).getByRole('link', { name: parent?.submenu?.at(-1)?.name ?? '' }),
      ).toBeVisible();
      await expectAccessible(page, 'dropdown', 'all', 'header');

      await page.keyboard.press('Escape');
      if (isNarrow) await menu.click();
      await page.getByRole('button', { name: say('chatOpen') }).click();
      await expect(page.getByRole('heading', { name: say('chatTitle') })).toBeVisible();
      // All of the page: how a narrow screen shows what is around the content is looked at here alone.
      await expectAccessible(page, 'chat');
    },
  );

  test(
    '[X1] notices of every type and the inquiry list have no violations',
    { tag: there },
    async ({ page }) => {
      // From the start, as pages fetch others ahead.
      const answer = await refuse(page, new RegExp(`/data/[^/]+${about}\\.json$`));
      await visit(page, '/');
      await page
        .getByRole('button', { name: saying('addToList') })
        .first()
        .click();
      await expect(
        page.getByRole('region', { name: say('notices') }).getByRole('listitem'),
      ).toBeVisible();
      await expectAccessible(page, 'notice');
      await footerLink(page, about).click();
      await expect(page.getByRole('button', { name: say('retry') })).toBeVisible();
      await expectAccessible(page, 'notice of a fault', 'all', notices);
      answer();
      await page.getByRole('button', { name: say('retry') }).click();
      await expect(page).toHaveURL(about);
      await page.getByRole('link', { name: saying('cart') }).click();
      await expect(page.getByRole('heading', { name: saying('selectedItems') })).toBeVisible();
      await expectAccessible(page, 'list with a product', 'all', 'main');
    },
  );
});
