import { inquiry } from './host';
import { pause, query, type Kit } from './kit';

/** Elements in the page's own HTML: they stay, with their contents. */
const PAGES_OWN = /^inquiry-(add|products|list|contact|chat)$/;

/** How long to wait for late effects, in ms. */
const MOMENT_MS = 150;

/** Checks that `destroy()` leaves nothing behind but the list. */
export async function leave(kit: Kit): Promise<void> {
  // Add a product first, so that its toast and its look-up are still pending when the embed is destroyed.
  inquiry().add('something-else');
  inquiry().destroy();
  await kit.until('window.inquiry is gone', () => !window.inquiry);
  await pause(MOMENT_MS);
  for (const element of document.querySelectorAll('*:not([data-name])')) {
    const { localName, shadowRoot } = element;
    if (!localName.startsWith('inquiry-')) continue;
    kit.check(PAGES_OWN.test(localName), `${localName} is left behind`);
    const left = shadowRoot?.querySelector('button, a, input');
    kit.check(!left, `${localName} still shows a ${left?.localName}`);
  }
  kit.check(document.adoptedStyleSheets.length === 0, 'a style sheet is left behind');
  query('#own')?.click();
  kit.check(!query('inquiry-launcher:not([data-name])'), 'the launcher has come back');
}
