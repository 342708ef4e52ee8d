import type { Locator, Page } from '@playwright/test';

/** Scrolls until a share of an element is in view and the page's observers have been called. */
export async function showShare(element: Locator, share: number): Promise<void> {
  await element.evaluate((part, wanted) => {
    const { top, height } = part.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * wanted, behavior: 'instant' });
  }, share);
  await untilObserved(element.page());
}

/** Observers are called in the order of their creation, so this one is called after the page's. */
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
