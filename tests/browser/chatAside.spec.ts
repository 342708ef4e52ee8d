import { expect, test, type Page } from '@playwright/test';
import { linesOf, storeList } from './support/list';
import { visit } from './support/visit';

/** Moves the focus through all controls of a page, and lists those that then lie under the chat button. */
async function coveredByChat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chat = document.querySelector('[data-chat]')?.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, select, input, textarea), footer a',
    );
    return [...controls].flatMap((control) => {
      control.focus();
      if (document.activeElement !== control || !chat) return [];
      const box = control.getBoundingClientRect();
      const isFree = box.bottom <= chat.top || box.top >= chat.bottom || box.right <= chat.left;
      return isFree ? [] : [`${control.textContent || control.getAttribute('aria-label')}`];
    });
  });
}

test(
  '[X22] on a phone, no control lies under the chat button when it is focused, and the end of a page can be scrolled above it',
  { tag: '@phone' },
  async ({ page }) => {
    await storeList(page, linesOf(1, 2, 3));
    for (const address of ['/cart', '/contact', '/store/category/refrigeration', '/partners']) {
      await visit(page, address);
      expect(await coveredByChat(page), address).toEqual([]);
    }
  },
);
