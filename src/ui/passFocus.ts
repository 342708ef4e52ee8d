/**
 * Hands the focus of a button on to the first one in the next item of its list, or in the one before: the button is about
 * to go with its item, and the keyboard would have to begin at the top of the page again.
 * @returns False if the list has no other item.
 */
export function passFocus(button: Element): boolean {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  next?.querySelector('button')?.focus();
  return Boolean(next);
}
