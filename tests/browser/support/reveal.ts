import type { Locator, Page } from '@playwright/test';

/** Scrolls until so much of an element is in sight, and until the page has been told of it. */
export async function showShare(element: Locator, share: number): Promise<void> {
  await element.evaluate((part, wanted) => {
    const { top, height } = part.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * wanted, behavior: 'instant' });
  }, share);
  await untilObserved(element.page());
}

/** Observers are told of the next frame in the order in which they were made: this one is told after the page's. */
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
