import type { LoaderData } from '../data';
import { shadowOf } from '../shadowOf';
import { ATTRIBUTES } from './elements';

/** How long a button says that it has added, in ms. */
const ADDED = 2000;

/** Draws <inquiry-add>: a button that the one listener for clicks knows by its data. */
export function drawAdd(element: HTMLElement, { words }: LoaderData, sheet: CSSStyleSheet): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'button');
  button.textContent = element.getAttribute('label') || words.addToList;
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value) button.setAttribute(`data-inquiry-${name === 'product' ? 'add' : name}`, value);
  }
  shadowOf(element, [sheet]).replaceChildren(button);
}

/** Lets a button of ours say for a moment that it has added; the page's own and those of tiles keep their words. */
export function sayAdded(button: HTMLElement, { words }: LoaderData): void {
  if (button.part.value !== 'button' || button.textContent === words.addedToListTitle) return;
  const label = button.textContent;
  button.textContent = words.addedToListTitle;
  setTimeout(() => (button.textContent = label), ADDED);
}
