import { totalItems } from '../../src/cart/items';
import type { Context } from '../context';
import { shadowOf } from '../shadowOf';

/** The button in the corner that opens the list. */
export interface Launcher {
  /** Shows the count, or hides where there is nothing to open; puts itself back where the page has thrown it out. */
  draw(): void;
  /** Turns it into a plain link, for when the list cannot be shown; asked again at every change. */
  leadTo(link: () => string): void;
  remove(): void;
}

/**
 * Makes the launcher. It stands in <html>, not in <body>: pages swap their body, or move it by a transform.
 * A manual popover lies above everything and is closed by nothing.
 */
export function createLauncher(
  { data, list, options, sheet }: Context,
  open: () => void,
): Launcher {
  const host = document.createElement('inquiry-launcher');
  const part = document.createElement('a');
  let link: (() => string) | undefined;
  const badge = document.createElement('span');
  if (options.scheme) host.setAttribute('scheme', options.scheme);
  part.setAttribute('part', 'launcher');
  part.popover = 'manual';
  part.role = 'button';
  part.tabIndex = 0;
  part.append(data.words.cart, ' ', badge);
  shadowOf(host, [sheet]).append(part);
  part.addEventListener('click', () => part.href || open());
  part.addEventListener('keydown', ({ key }) => key === 'Enter' && part.click());

  return {
    draw() {
      if (link) part.href = link();
      const count = totalItems(list.items);
      badge.textContent = count ? `${count}` : '';
      host.toggleAttribute('raised', !!document.querySelector('inquiry-chat'));
      if (options.launcher === 'none' || (options.launcher !== 'always' && !count)) host.remove();
      else if (!host.isConnected) {
        document.documentElement.append(host);
        part.togglePopover?.(true);
      }
    },
    leadTo(to) {
      link = to;
      part.target = '_blank';
      part.rel = 'noopener';
      this.draw();
    },
    remove: () => host.remove(),
  };
}
