import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

/** The maximum contrast of a picture or control with its background: 0 is none, 255 is black on white. */
async function contrastOf(page: Page, selector: string): Promise<number> {
  const picture = page.locator(selector).first();
  await picture.scrollIntoViewIfNeeded();
  const isThere = (part: Element) => !(part instanceof HTMLImageElement) || part.complete;
  await expect.poll(() => picture.evaluate(isThere)).toBe(true);
  const shot = (await picture.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${base64}`)).blob(),
    );
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    // Green dominates luminance; the darkest and brightest percent are ignored, so that a few dimension lines do not
    // count.
    const greens = Array.from({ length: data.length / 4 }, (_, n) => data[n * 4 + 1] ?? 0);
    greens.sort((a, b) => a - b);
    const at = (share: number) => greens[Math.floor(greens.length * share)] ?? 0;
    return at(0.995) - at(0.005);
  }, shot);
}

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
