import { totalItems } from '../../src/cart/items';
import type { Context } from '../context';
import { plainLink } from './plainLink';

/** The button in the corner that opens the list. */
export interface Launcher {
  /** Shows the count, or hides where there is nothing to open; puts itself back where the page has thrown it out. */
  draw: () => void;
  host: HTMLElement;
}

/**
 * Makes the launcher. It is a child of <html>, not of <body>: pages swap their body, or transform it. A manual
 * popover lies above everything, and nothing closes it.
 */
export function createLauncher(context: Context, open: () => void): Launcher {
  const host = document.createElement('inquiry-launcher');
  const part = Object.assign(document.createElement('a'), {
    part: 'launcher',
    popover: 'manual',
    role: 'button',
    tabIndex: 0,
    target: '_blank',
    onclick: () => void (part.href || open()),
    // As a button of the browser's own; with an address it would else be pressed twice.
    onkeydown: (event: KeyboardEvent) => {
      if (!/ |Enter/.test(event.key)) return;
      event.preventDefault();
      part.click();
    },
  });
  context.shadowOf(host).append(part);

  return {
    host,
    draw() {
      if (context.failure) part.href = plainLink(context);
      else part.removeAttribute('href');
      const count = totalItems(context.list.items);
      part.textContent = `${context.data.words.cart}\u2002${count || ''}`;
      part.part.toggle('raised', !!document.querySelector('inquiry-chat'));
      if (context.options.launcher !== 'always' && (!count || context.options.launcher === 'none'))
        host.remove();
      else {
        if (!host.isConnected) document.documentElement.append(host);
        // Above everything but a dialog of the page.
        if (!document.querySelector('dialog[open]')) part.togglePopover?.(true);
      }
    },
  };
}
