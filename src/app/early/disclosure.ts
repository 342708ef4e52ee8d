/**
 * Disclosure buttons (APG): menu, dropdown, chat. The only state is the button's `aria-expanded`, which the style sheets
 * read. Works before hydration; React never touches it.
 */

const OPEN = '[data-toggle][aria-expanded="true"]';

/** Opens or closes a disclosure. */
export function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
}

/** Opens a disclosure that is closed, and closes one that is open. A form is opened to be written into. */
export function toggle(button: Element): void {
  const open = !button.matches(OPEN);
  setOpen(button, open);
  if (open) button.parentElement?.querySelector('input')?.focus();
}

/** Closes every open disclosure that does not contain `target`, after a click or focus elsewhere. */
export function closeOthers(target: Node | null): void {
  for (const button of document.querySelectorAll(OPEN)) {
    if (!target || !button.parentElement?.contains(target)) setOpen(button, false);
  }
}

/** Closes the innermost open disclosure and focuses its button (APG: Escape). */
export function closeInnermost(): void {
  const button = [...document.querySelectorAll<HTMLElement>(OPEN)].pop();
  if (!button) return;
  setOpen(button, false);
  button.focus();
}
