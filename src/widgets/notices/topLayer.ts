import { openDialog } from '../../ui/openDialog';

/** Keeps an element in the top layer, and operable while a modal dialog is open. */
export interface TopLayer {
  /** Moves the element to its current parent: the open dialog, or home. */
  update(): void;
  goHome(): void;
}

/**
 * For a manual popover. A modal dialog makes everything outside it inert, popovers too, so the element moves into the
 * open dialog and back afterwards.
 */
export function createTopLayer(element: HTMLElement): TopLayer {
  const home = element.parentElement;
  const moveTo = (parent: Element | null) => {
    if (element.parentElement !== parent) parent?.append(element);
  };
  return {
    update() {
      moveTo(openDialog() ?? home);
      // Moving closes a popover. Browsers without popovers rely on `position: fixed`.
      element.togglePopover?.(true);
    },
    goHome: () => moveTo(home),
  };
}
