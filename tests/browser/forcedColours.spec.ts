import { expect, test } from '@playwright/test';
import { contrastOf } from './support/contrastOf';
import { visit } from './support/visit';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

for (const [address, drawings] of [
  ['/', ['[data-active] img', 'main li img', '[aria-label^="Slide 2:"]']],
  ['/store', ['main li img']],
  ['/store/product/ref-001', ['main img']],
  ['/about', ['header img']],
] as const) {
  test(`drawings on ${address} contrast with their background, whatever colours the system sets`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await visit(page, address);
      for (const drawing of drawings) {
        const contrast = await contrastOf(page, drawing);
        expect(contrast, `${drawing}, ${colorScheme}`).toBeGreaterThan(90);
      }
    }
  });
}

test('[X7] the border of a button is complete in forced colours, where only the border remains', async ({
  page,
}) => {
  await visit(page, '/contact');
  for (const name of ['Send Message', 'Chat with us'])
    await expect(page.getByRole('button', { name }).first()).toHaveCSS('clip-path', 'none');
});
