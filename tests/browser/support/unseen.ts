import type { Locator, Page } from '@playwright/test';

/** Buttons that only scripts could answer; a form is sent by the browser itself. */
export const deadButtons = (page: Page) =>
  page.getByRole('main').locator('button:visible:not(form[method=post] [type=submit])');

/** Opens everything that browsers open without JavaScript. */
export async function openDetails(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/**
 * The texts of parts that are never visible, however far one scrolls; ignores buttons that need JavaScript, codes to
 * scan with a phone, which are not shown on one, and the code and styles that stand behind the first block.
 */
export function unseen(main: Locator): Promise<string[]> {
  return main.evaluate((root) => {
    const left =
      '[aria-hidden=true], [data-inquiry-add], [data-scripted], [data-to-scan], button[type=button], option, script, style';
    const says = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...root.querySelectorAll('*')]
      .filter((element) => says(element) && !element.closest(left))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent?.trim().slice(0, 60) ?? '');
  });
}
