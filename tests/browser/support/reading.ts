import { expect, type Page } from '@playwright/test';

/** The product at the top of the screen, and its distance from the top in px. */
export const atTop = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('main article')].find(
      (article) => article.getBoundingClientRect().bottom > 120,
    );
    return [
      card?.querySelector('h2')?.textContent,
      Math.round(card?.getBoundingClientRect().top ?? 0),
      Math.round(scrollY),
    ];
  });

/** Scrolls in steps, so that everything on the way comes into view; returns the position. */
export async function scrollTo(
  page: Page,
  share: number,
): Promise<Awaited<ReturnType<typeof atTop>>> {
  await page.evaluate(async (part) => {
    const end = (document.documentElement.scrollHeight - innerHeight) * part;
    for (let y = 0; y < end; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, share);
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
  return atTop(page);
}

/** Whether everything in view has loaded and the layout is stable. */
async function isAtRest(): Promise<boolean> {
  const before = scrollY + document.documentElement.scrollHeight;
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  const moving = document
    .getAnimations()
    .some((one) => one instanceof CSSTransition && one.playState === 'running');
  return !moving && scrollY + document.documentElement.scrollHeight === before;
}

/** Follows the link of the last product that is fully in view. `folder` is that of product pages. */
export async function followCard(page: Page, folder = '/store/product/'): Promise<void> {
  const before = await page.locator('main h1').textContent();
  await page.evaluate(() => {
    const inSight = [...document.querySelectorAll('main article')].filter(
      (card) => card.getBoundingClientRect().bottom < innerHeight,
    );
    inSight.at(-1)?.querySelector('a')?.click();
  });
  await expect.poll(() => new URL(page.url()).pathname).toContain(folder);
  await expect(page.locator('main h1')).not.toHaveText(before ?? '');
}
