import type { Locator, Page } from '@playwright/test';

/** Scrolls until a share of an element is in view and the page's observers have been called. */
export async function showShare(element: Locator, share: number): Promise<void> {
  await element.evaluate((part, wanted) => {
    const { top, height } = part.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * wanted, behavior: 'instant' });
  }, share);
  await untilObserved(element.page());
}

/** Resolves once the page's observers have been called: browsers call this one last, because it is the newest. */
export async function untilObserved(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}
