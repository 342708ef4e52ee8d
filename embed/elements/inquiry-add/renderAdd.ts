import { readAddButton } from '../../../src/cart/addButton';
import type { Context } from '../../context';

/** How long a button confirms that it has added, in ms. */
const ADDED = 2000;

/** Renders <inquiry-add>: a button that adds what its attributes say at the click. */
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
      setTimeout(() => (button.textContent = label), ADDED);
    },
  });
  shadowOf(element).replaceChildren(button);
}
