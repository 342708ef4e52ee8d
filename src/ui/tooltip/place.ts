/** Least distance from the edges of the screen, in px. */
const EDGE = 8;

/**
 * Puts a tooltip below the middle of its target, or above where there is no room, and inside the screen.
 * The two touch, so that the pointer can go from one to the other.
 */
export function place(tip: HTMLElement, target: Element): void {
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = left + (width - tip.offsetWidth) / 2;
  const x = Math.max(EDGE, Math.min(middle, clientWidth - EDGE - tip.offsetWidth));
  const y = bottom + tip.offsetHeight <= clientHeight ? bottom : top - tip.offsetHeight;
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}
