import type { Locator, Page } from '@playwright/test';

/** The link of the footer to a page of the site. */
export const footerLink = (page: Page, to: string): Locator =>
  page.getByRole('contentinfo').locator(`a[href="${to}"]`).first();

/** Clicks a link of the page's content, wherever it is: in a menu that is closed, or on a slide that is not shown. */
export const follow = (page: Page, to: string): Promise<void> =>
  page
    .locator(`main a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Follows a link that no page has: adds it to the content, and clicks it. */
export const followNew = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
  }, to);
