import { act } from 'react';

/** The one element that a selector fits; a test that looks for what is not there says so. */
export function one(part: ParentNode, selector: string): HTMLElement {
  const found = part.querySelectorAll<HTMLElement>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} × in the page: ${selector}`);
  return first;
}

/** Lets an event happen, and React draw what follows from it. */
export function fire(target: EventTarget, event: Event): void {
  act(() => void target.dispatchEvent(event));
}

/** A click as a visitor makes it. */
export function click(target: HTMLElement): void {
  act(() => target.click());
}

/** Puts a text into a field as typing or pasting does: React hears of it. */
export function type(field: HTMLElement, text: string): void {
  act(() => {
    // React overwrites `value` on the element itself to notice such changes; the prototype's is the browser's.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
