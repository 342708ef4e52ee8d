import type { Context } from '../../context';

/** How long a button confirms that it has added, in ms. */
const ADDED = 2000;

/** Renders <inquiry-add>: a button that the delegated click listener recognises by its data attribute. */
export function renderAdd(element: HTMLElement, context: Context): void {
  const label = element.getAttribute('label') || context.data.words.addToList;
  const button = Object.assign(document.createElement('button'), {
    part: 'button',
    textContent: label,
    onclick({ defaultPrevented }: Event) {
      // The listener has added the product, unless the visitor opened a new tab.
      if (!defaultPrevented) return;
      button.textContent = context.data.words.addedToListTitle;
      setTimeout(() => (button.textContent = label), ADDED);
    },
  });
  for (const name of context.data.attributes) {
    const value = element.getAttribute(name);
    if (value) button.setAttribute(`data-inquiry-${name === 'product' ? 'add' : name}`, value);
  }
  context.shadowOf(element).replaceChildren(button);
}
