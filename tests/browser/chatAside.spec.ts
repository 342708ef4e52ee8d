import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { visit } from './support/visit';

const CONTROLS = 'main :is(a, button, select, input, textarea), footer a';

/**
 * The controls of a page that lie under the chat button: each when it is focused and, of main and footer, the last one
 * when the page has been scrolled to its end.
 */
async function coveredByChat(page: Page): Promise<string[]> {
  return page.evaluate((all) => {
    const chat = document.querySelector('[aria-controls="chat"]')?.getBoundingClientRect();
    if (!chat) return ['There is no chat button.'];
    const nameOf = (control: HTMLElement) =>
      `${control.textContent || control.getAttribute('aria-label')}`;
    const isCovered = (control: HTMLElement) => {
      const { top, bottom, right } = control.getBoundingClientRect();
      // Browsers only scroll the line with the caret into view, which in an empty text box is the first.
      const end = control.localName === 'textarea' ? Math.min(bottom, top + 48) : bottom;
      return end > chat.top && top < chat.bottom && right > chat.left;
    };
    const controls = [...document.querySelectorAll<HTMLElement>(all)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const focused = controls.filter((control) => {
      control.focus();
      return document.activeElement === control && isCovered(control);
    });
    const atEnd = ['main', 'footer'].flatMap((part) => {
      const last = controls.findLast((control) => control.closest(part));
      scrollTo(0, document.documentElement.scrollHeight);
      return last && isCovered(last) ? [last] : [];
    });
    return [
      ...focused.map((control) => `focused: ${nameOf(control)}`),
      ...atEnd.map((control) => `at the end: ${nameOf(control)}`),
    ];
  }, CONTROLS);
}

forEachCompany(({ test, config, store, pathOf, categoryPath, linesOf, storeList }) => {
  test(
    '[X22] on a phone, no control lies under the chat button when it is focused, and the end of a page can be scrolled above it',
    { tag: '@phone' },
    async ({ page }) => {
      await storeList(page, linesOf(1, 2, 3));
      for (const address of [
        store.list,
        store.home,
        pathOf('contact-form'),
        categoryPath(config.store.categories[0]?.id ?? ''),
        pathOf('snippet-builder'),
      ]) {
        await visit(page, address);
        expect(await coveredByChat(page), address).toEqual([]);
      }
    },
  );
});
