/** Minimum distance from the viewport's edges, in px. */
const EDGE = 8;
/** Distance from the target, in px. The style sheet bridges it for the pointer. */
const GAP = 8;

/** Positions a tooltip centred below its target, or above it if there is no room, within the viewport. */
export function place(tip: HTMLElement, target: Element): void {
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tip;
  const middle = left + (width - offsetWidth) / 2;
  const x = Math.max(EDGE, Math.min(middle, clientWidth - EDGE - offsetWidth));
  const below = bottom + GAP;
  const fits = below + offsetHeight <= clientHeight;
  tip.style.left = `${x}px`;
  tip.style.top = `${fits ? below : top - GAP - offsetHeight}px`;
}
