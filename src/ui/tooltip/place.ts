/** Minimum distance from the viewport's edges. */
const EDGE_DISTANCE_PX = 8;
/** Distance from the target. The style sheet bridges it for the pointer. */
const TARGET_DISTANCE_PX = 8;

/** Positions a tooltip centred below its target, or above it if there is no room, within the viewport. */
export function place(tip: HTMLElement, target: Element): void {
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tip;
  const middle = left + (width - offsetWidth) / 2;
  const x = Math.max(
    EDGE_DISTANCE_PX,
    Math.min(middle, clientWidth - EDGE_DISTANCE_PX - offsetWidth),
  );
  const below = bottom + TARGET_DISTANCE_PX;
  const fits = below + offsetHeight <= clientHeight;
  tip.style.left = `${x}px`;
  tip.style.top = `${fits ? below : top - TARGET_DISTANCE_PX - offsetHeight}px`;
}
