import { readAddButton } from '../../../src/cart/addButton';
import type { Context } from '../../context';

/** How long a button confirms that it has added the product. */
const CONFIRMATION_MS = 2000;

/** Renders <inquiry-add>: a button that adds a product. It reads its attributes at the click. */
export function renderAdd(element: HTMLElement, { api, data, showIn }: Context): void {
  const { words } = data;
  const label = element.getAttribute('label') || words.addToList;
  const button = Object.assign(document.createElement('button'), {
    part: 'button',
    textContent: label,
    onclick() {
      api.add(
        readAddButton((name) => element.getAttribute(name), 'product'),
        undefined,
        button,
      );
      button.textContent = words.addedToListTitle;
      setTimeout(() => (button.textContent = label), CONFIRMATION_MS);
    },
  });
  showIn(element, button);
}
