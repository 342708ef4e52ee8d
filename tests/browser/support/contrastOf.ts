import { expect, type Page } from '@playwright/test';

/** The maximum contrast of a picture or control with its background: 0 is none, 255 is black on white. */
export async function contrastOf(page: Page, selector: string): Promise<number> {
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
