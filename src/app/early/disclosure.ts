/**
 * Buttons that show and hide what follows them: menu, dropdown, chat (APG disclosure). The state is the
 * button's `aria-expanded` and nothing else; style sheets read it. It works before React and React never
 * touches it.
 */

const OPEN = '[data-toggle][aria-expanded="true"]';

/** Opens or closes; without `open` it flips. */
export function setOpen(button: Element, open?: boolean): void {
  const was = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', `${open ?? !was}`);
}

/** Closes every open one that `target` does not lie in: a click elsewhere, a focus that moved on. */
export function closeOthers(target: Node | null): void {
  for (const button of document.querySelectorAll(OPEN)) {
    if (!target || !button.parentElement?.contains(target)) setOpen(button, false);
  }
}

/** Closes the innermost open one and gives the focus back to its button (APG: Escape). */
export function closeInnermost(): void {
  const button = [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1);
  if (!button) return;
  setOpen(button, false);
  button.focus();
}
