import type { Page } from '@playwright/test';

/**
 * Changes a page as a translator and a password manager do, from the moment it has content. Like Google Translate, it
 * wraps every text in <font> elements and removes the page's own text nodes. Like a password manager, it puts elements
 * beside fields and an attribute on them.
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
