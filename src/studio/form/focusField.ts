import { fieldId } from './fieldId';

/** How often a frame is waited for until a field is drawn. */
const MAX_FRAMES_TO_FIELD = 20;

/**
 * Focuses the field of a value; of a value without one, the nearest before or in it. What is drawn at once has the focus
 * before the next key: one that comes in between would go to the button that was pressed, and press it again. What
 * takes longer is waited for, unless somebody has gone elsewhere meanwhile.
 */
export function focusField(pointer: string): void {
  // React draws what signals have changed in a microtask of its own, which is asked for before this one.
  queueMicrotask(() => {
    if (!focusNow(pointer)) waitFor(pointer, document.activeElement, MAX_FRAMES_TO_FIELD);
  });
}

function waitFor(pointer: string, before: Element | null, frames: number): void {
  requestAnimationFrame(() => {
    const isElsewhere = document.activeElement !== before && before?.isConnected === true;
    if (isElsewhere || focusNow(pointer) || frames === 0) return;
    waitFor(pointer, document.activeElement, frames - 1);
  });
}

function focusNow(pointer: string): boolean {
  const field = document.getElementById(fieldId(pointer)) ?? firstBelow(pointer);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  // Behind a dialog that is still open, nothing can have it.
  return field !== undefined && field === document.activeElement;
}

function firstBelow(pointer: string): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>('input, textarea, select, button');
  const start = `${fieldId(pointer)}/`;
  return [...fields].find(({ id }) => id.startsWith(start));
}
