import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { contrastOf } from './support/contrastOf';
import { visit } from './support/visit';

/** Expects that pictures contrast with their background, in light and in dark colours of the system. */
async function expectContrast(page: Page, pictures: readonly string[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const picture of pictures) {
      const contrast = await contrastOf(page, picture);
      expect(contrast, `${picture}, ${colorScheme}`).toBeGreaterThan(90);
    }
  }
}

forEachCompany(({ test, config, say, store, block, pathOf, productPath }) => {
  const dot = say('goToSlide', { n: 2, title: block('hero-carousel').slides[1]?.title ?? '' });

  test.use({
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  });

  test('[X7] pictures contrast with their background, whatever colours the system sets; the selected tab of a product is distinguished, and every button keeps a complete outline', async ({
    page,
  }) => {
    for (const [address, pictures] of [
      ['/', ['[data-active] img', 'main li img', `[aria-label="${dot}"]`]],
      [store.home, ['main li img']],
      [pathOf('logo-grid'), ['header img']],
      [productPath(config.store.products[0]?.id ?? ''), ['main img']],
    ] as const)
      await test.step(`pictures on ${address}`, async () => {
        await visit(page, address);
        await expectContrast(page, pictures);
      });

    await test.step('on the page of a product, the selected tab is distinguished', async () => {
      const lineOf = (name: string) =>
        page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
      expect(await lineOf(say('description'))).not.toBe(await lineOf(say('reviews')));
    });

    await test.step('on the page of a product, every button keeps an outline', async () => {
      const main = page.getByRole('main');
      const buttons = [
        main.getByRole('button', { name: say('addToList') }).first(),
        main.getByRole('link', { name: say('askAboutProduct') }),
      ];
      for (const button of buttons) {
        const [line, ground] = await button.evaluate((element) => {
          const { borderTopStyle, borderTopColor } = getComputedStyle(element);
          const { backgroundColor } = getComputedStyle(document.body);
          return [`${borderTopStyle} ${borderTopColor}`, `solid ${backgroundColor}`];
        });
        expect(line).toMatch(/^solid rgb\(/);
        expect(line).not.toBe(ground);
      }
    });

    await test.step('the border of a button is complete, where only the border remains', async () => {
      await page.goto(pathOf('contact-form'));
      for (const name of [say('contactSend'), say('chatOpen')])
        await expect(page.getByRole('button', { name }).first()).toHaveCSS('clip-path', 'none');
    });
  });
});
