import { readAddButton } from '../../../src/cart/addButton';
import type { Context } from '../../context';

/** How long a button confirms that it has added the product. */
const CONFIRMATION_MS = 2000;

/** Renders <inquiry-add>: a button that adds a product. It reads its attributes at the click. */
export function renderAdd(element: HTMLElement, { api, data, shadowOf }: Context): void {
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
  const root = shadowOf(element);
  // Not `replaceChildren`, which is newer than some of the browsers that the button works in.
  for (const before of root.querySelectorAll('button')) before.remove();
  root.append(button);
}
