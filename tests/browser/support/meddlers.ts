import type { Page } from '@playwright/test';

/**
 * Makes a page one that a translator and a password manager change all the while, as soon as it has content: the one
 * wraps every text in <font> elements and takes the text node of the page out, as Google Translate does; the other puts
 * elements of its own beside fields and an attribute on them.
 */
export async function meddleWith(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SKIPPED = 'script, style, textarea, font, svg, [translate="no"]';
    const translate = (text: Text): void => {
      const words = text.nodeValue ?? '';
      if (!/\p{L}/u.test(words) || text.parentElement?.closest(SKIPPED)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = words;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const fillIn = (field: Element): void => {
      if (field.hasAttribute('data-managed')) return;
      field.setAttribute('data-managed', '');
      const icon = document.createElement('password-manager-icon');
      icon.style.position = 'absolute';
      field.after(icon);
    };
    const meddle = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
      for (const field of document.querySelectorAll('input, textarea')) fillIn(field);
    };
    document.addEventListener('DOMContentLoaded', () => {
      meddle();
      new MutationObserver(meddle).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
  });
}
