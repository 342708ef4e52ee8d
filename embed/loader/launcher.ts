import { totalItems } from '../../src/cart/items';
import type { Context } from '../context';
import { plainLink } from './plainLink';

/**
 * Prepares the launcher, the button that opens the list. It is a child of <html>, not of <body>, because pages swap
 * their body, or transform it. A manual popover is in the top layer, and nothing closes it.
 * @returns Renders the launcher: shows the count, hides if there is nothing to open, and reattaches itself if the page
 *   has removed it.
 */
export function createLauncher(context: Context, open: () => void): () => void {
  const host = context.launcher;
  let part: HTMLElement | undefined;
  return () => {
    const tag = context.failure ? 'a' : 'button';
    if (part?.localName !== tag) {
      const focused = host.shadowRoot?.activeElement;
      part = Object.assign(document.createElement(tag), {
        part: 'button launcher',
        popover: 'manual',
        target: '_blank',
        onclick: () => void (context.failure || open()),
      });
      context.showIn(host, part);
      if (focused) part.focus();
    }
    // In test mode nothing is sent, whatever is missing.
    if (context.failure && !context.options.test) part.setAttribute('href', plainLink(context));
    const count = totalItems(context.api.items());
    part.textContent = `${context.data.words.cart} ${count || ''}`;
    const { launcher } = context.options;
    if (launcher !== 'always' && (!count || launcher === 'none')) host.remove();
    else {
      if (!host.isConnected) document.documentElement.append(host);
      // Keep the launcher above everything except a dialog of the page.
      if (!document.querySelector('dialog[open]')) part.togglePopover?.(true);
    }
  };
}
