/** Whether any part of an element is on the screen, and not hidden. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // Not in Safari before 17.4.
  return isOnScreen && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}
