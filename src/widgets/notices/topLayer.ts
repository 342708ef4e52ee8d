/** Keeps an element above everything, and in reach while a modal dialog is open. */
export interface TopLayer {
  /** Moves to where the element belongs now. */
  place(): void;
  goHome(): void;
}

/**
 * For an element that is a manual popover. Under a modal dialog all else is inert, popovers too, so it moves
 * into the dialog that is open and goes home afterwards.
 */
export function createTopLayer(element: HTMLElement): TopLayer {
  const home = element.parentElement;
  const moveTo = (place: Element | null) => {
    if (element.parentElement !== place) place?.append(element);
  };
  return {
    place() {
      moveTo([...document.querySelectorAll('dialog:modal')].at(-1) ?? home);
      // Moving closes a popover. A browser without popovers shows it by its position alone.
      element.togglePopover?.(true);
    },
    goHome: () => moveTo(home),
  };
}
