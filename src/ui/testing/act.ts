import { act } from 'react';

/** The only element that a selector matches; throws unless there is exactly one. */
export function one(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelectorAll<HTMLElement>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} × in the page: ${selector}`);
  return first;
}

/** Dispatches an event inside `act`. */
export function fire(target: EventTarget, event: Event): void {
  act(() => void target.dispatchEvent(event));
}

/** Clicks as a visitor does. */
export function click(target: HTMLElement): void {
  act(() => target.click());
}

/** Changes a field's value the way typing or pasting does, so that React notices. */
export function type(field: HTMLElement, text: string): void {
  act(() => {
    // React shadows `value` on the element to track changes; the prototype's setter bypasses it.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
