import { readAddButton } from '../../src/cart/addButton';
import type { Context } from '../context';

/**
 * The thing with `data-inquiry-add` that a click was on: one of the page's own, or a button of ours in its
 * shadow. Undefined for all other clicks, and for those that ask for a new tab.
 */
export function buttonOf(event: MouseEvent): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  return event
    .composedPath()
    .find((part): part is HTMLElement => !!(part as HTMLElement).dataset?.['inquiryAdd']);
}

/** Adds what a button says in its data. Relative addresses of pictures hold on this page alone. */
export function addFrom(button: HTMLElement, { add }: Context): void {
  const { quantity, image, ...product } = readAddButton(button);
  add({ ...product, image: image && new URL(image, document.baseURI).href }, quantity, button);
}
