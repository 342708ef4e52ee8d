import { closest } from '../../ui/closest';

/** Swipe distance that dismisses a notice, in px; released earlier, it springs back [N7]. */
export const SWIPE_PX = 20;

interface Drag {
  notice: HTMLElement;
  pointer: number;
  x: number;
  y: number;
}

/** The offset of a drag along its main axis: sideways or down, never up. */
function offset(drag: Drag, event: PointerEvent): { x: number; y: number } {
  const x = event.clientX - drag.x;
  const y = event.clientY - drag.y;
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(y, 0) };
}

function move({ style }: HTMLElement, x: string, y: string): void {
  style.setProperty('--x', x);
  style.setProperty('--y', y);
}

/**
 * Makes the notices of a region swipeable by mouse and touch; `onSwipe` is called beyond the threshold. The style sheet
 * translates the notice by `--x` and `--y`, without a transition while it has `data-drag`.
 */
export function listenForSwipes(
  region: HTMLElement,
  onSwipe: (notice: HTMLElement) => void,
  signal: AbortSignal,
): void {
  let drag: Drag | undefined;
  const down = (event: PointerEvent) => {
    const notice = closest(event.target, '[data-notice]');
    if (drag || !notice || event.button !== 0 || closest(event.target, 'a, button')) return;
    drag = { notice, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    notice.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return;
    const { x, y } = offset(drag, event);
    drag.notice.toggleAttribute('data-drag', true);
    move(drag.notice, `${x}px`, `${y}px`);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return;
    const { notice } = drag;
    const { x, y } = offset(drag, event);
    drag = undefined;
    notice.removeAttribute('data-drag');
    const far = event.type === 'pointerup' && Math.abs(x) + y >= SWIPE_PX;
    move(notice, far ? `${Math.sign(x) * 100}%` : '0px', far && y ? '100%' : '0px');
    if (far) onSwipe(notice);
  };
  region.addEventListener('pointerdown', down, { signal });
  region.addEventListener('pointermove', follow, { signal });
  region.addEventListener('pointerup', end, { signal });
  region.addEventListener('pointercancel', end, { signal });
}
