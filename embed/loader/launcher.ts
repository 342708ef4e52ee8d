import { totalItems } from '../../src/cart/items';
import type { Context } from '../context';
import { mailLink } from './mailLink';
import { plainLink } from './plainLink';

/** The floating button that opens the list. */
export interface Launcher {
  /** Shows the count, or hides if there is nothing to open; reattaches itself if the page has removed it. */
  draw: () => void;
  host: HTMLElement;
}

/**
 * Creates the launcher. It is a child of <html>, since pages replace or transform their <body>. A manual popover is
 * in the top layer, and nothing else closes it.
 */
export function createLauncher(context: Context, open: () => void): Launcher {
  const host = document.createElement('inquiry-launcher');
  const root = context.shadowOf(host);
  let part: HTMLElement | undefined;
  return {
    host,
    draw() {
      const tag = context.failure ? 'a' : 'button';
      if (part?.localName !== tag) {
        part = Object.assign(document.createElement(tag), {
          part: 'launcher',
          popover: 'manual',
          target: '_blank',
          onclick: () => void (context.failure || open()),
        });
        const focused = root.activeElement;
        root.replaceChildren(part);
        if (focused) part.focus();
      }
      if (context.failure)
        part.setAttribute(
          'href',
          (import.meta.env.CHAT ?? context.data.chat) ? plainLink(context) : mailLink(context),
        );
      const count = totalItems(context.cart.getSnapshot().items);
      part.textContent = `${context.data.words.cart}\u2002${count || ''}`;
      part.part.toggle('raised', !!document.querySelector('inquiry-chat'));
      const { launcher } = context.options;
      if (launcher !== 'always' && (!count || launcher === 'none')) host.remove();
      else {
        if (!host.isConnected) document.documentElement.append(host);
        // On top of everything except an open dialog of the page.
        if (!document.querySelector('dialog[open]')) part.togglePopover?.(true);
      }
    },
  };
}
