import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { categoryPath, norwegianConfig, pathOf } from './support/norwegian';
import { test } from './support/sites';
import { visit } from './support/visit';

// What is only open for a while, and text of twice its size, on a site in a language of long words.

const { strings, navigation } = norwegianConfig;
const parent = navigation.menu.find(({ submenu }) => submenu?.length)!;

const header = (page: Page) => page.getByRole('banner');
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: strings.addToList });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  '[X1] menu, submenu, chat and notice have no violations while they are open, in Norwegian',
  { tag: '@both' },
  async ({ page, norwegian }) => {
    await visit(page, norwegian + categoryPath('gir-og-propell'));
    const menu = header(page).getByRole('button', { name: strings.menu });
    if (await menu.isVisible()) await menu.click();
    await header(page)
      .getByRole('button', { name: strings.openSubmenu.replace('{name}', parent.name) })
      .click();
    await expect(header(page).getByRole('link', { name: parent.submenu![0]!.name })).toBeVisible();
    await expectAccessible(page, 'menu with submenu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: strings.chatOpen }).click();
    await expect(page.getByRole('heading', { name: strings.chatTitle })).toBeVisible();
    await expectAccessible(page, 'chat');
    await page.keyboard.press('Escape');

    await add(page).first().click();
    const notice = page.getByRole('region', { name: strings.notices }).getByRole('listitem');
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'notice');
  },
);

test('[X1] the tooltip of the list has no violations, in Norwegian', async ({
  page,
  norwegian,
}) => {
  await visit(page, norwegian + pathOf('contact-form'));
  await header(page).getByRole('link', { name: strings.cart }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=tooltip]')).toHaveText(strings.cart);
  await expectAccessible(page, 'tooltip');
});

test.describe('a screen of 320 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [what, css] of [
    ['text at twice its size (WCAG 1.4.4)', 'html { font-size: 200% !important }'],
    [
      'increased text spacing (WCAG 1.4.12)',
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    ],
  ] as const)
    test(`has room for ${what}, in Norwegian`, async ({ page, norwegian }) => {
      for (const address of [
        '/',
        categoryPath('all'),
        pathOf('category-grid'),
        pathOf('contact-form'),
        pathOf('inquiry-list'),
        pathOf('part-numbers'),
        pathOf('snippet-builder'),
      ]) {
        await visit(page, norwegian + address);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }, css);
        expect(await width(page), address).toBe(320);
      }
    });
});
