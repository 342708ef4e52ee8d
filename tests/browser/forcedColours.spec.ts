import { expect } from '@playwright/test';
import { forEachCompany } from './support/company';
import { contrastOf } from './support/contrastOf';
import { visit } from './support/visit';

forEachCompany(({ test, config, say, store, block, pathOf, productPath }) => {
  const dot = say('goToSlide', { n: 2, title: block('hero-carousel').slides[1]?.title ?? '' });

  test.use({
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  });

  for (const [address, pictures] of [
    ['/', ['[data-active] img', 'main li img', `[aria-label="${dot}"]`]],
    [store.home, ['main li img']],
    [productPath(config.store.products[0]?.id ?? ''), ['main img']],
    [pathOf('logo-grid'), ['header img']],
  ] as const) {
    test(`[X7] pictures on ${address} contrast with their background, whatever colours the system sets`, async ({
      page,
    }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await visit(page, address);
        for (const picture of pictures) {
          const contrast = await contrastOf(page, picture);
          expect(contrast, `${picture}, ${colorScheme}`).toBeGreaterThan(90);
        }
      }
    });
  }

  test('[X7] the border of a button is complete in forced colours, where only the border remains', async ({
    page,
  }) => {
    await visit(page, pathOf('contact-form'));
    for (const name of [say('contactSend'), say('chatOpen')])
      await expect(page.getByRole('button', { name }).first()).toHaveCSS('clip-path', 'none');
  });
});
