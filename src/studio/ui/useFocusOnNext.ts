import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the focus in a dialog when a pressed button goes with what it has settled: it goes to the next such button, or to
 * the dialog's first.
 * @param part Holds the buttons.
 * @param next A selector of them.
 */
export function useFocusOnNext(part: RefObject<HTMLElement | null>, next: string): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const dialog = part.current?.closest('dialog');
    (part.current?.querySelector<HTMLElement>(next) ?? dialog?.querySelector('button'))?.focus();
  });
}
