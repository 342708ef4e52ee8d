import { closest } from '../../ui/closest';

/** How far a notice has to be pushed to go, in px; released before, it springs back [N7]. */
export const SWIPE = 20;

interface Drag {
  notice: HTMLElement;
  pointer: number;
  x: number;
  y: number;
}

/** The way of a drag along its main axis: sideways or down, never up. */
function way(drag: Drag, event: PointerEvent): { x: number; y: number } {
  const x = event.clientX - drag.x;
  const y = event.clientY - drag.y;
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(y, 0) };
}

function move({ style }: HTMLElement, x: string, y: string): void {
  style.setProperty('--x', x);
  style.setProperty('--y', y);
}

/**
 * Lets mouse and touch push the notices of a region out; `onSwipe` is called for one that was pushed far
 * enough. The style sheet moves it by `--x` and `--y`, at once while it has `data-drag`.
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
    const { x, y } = way(drag, event);
    drag.notice.toggleAttribute('data-drag', true);
    move(drag.notice, `${x}px`, `${y}px`);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return;
    const { notice } = drag;
    const { x, y } = way(drag, event);
    drag = undefined;
    notice.removeAttribute('data-drag');
    const far = event.type === 'pointerup' && Math.abs(x) + y >= SWIPE;
    move(notice, far ? `${Math.sign(x) * 100}%` : '0px', far && y ? '100%' : '0px');
    if (far) onSwipe(notice);
  };
  region.addEventListener('pointerdown', down, { signal });
  region.addEventListener('pointermove', follow, { signal });
  region.addEventListener('pointerup', end, { signal });
  region.addEventListener('pointercancel', end, { signal });
}
