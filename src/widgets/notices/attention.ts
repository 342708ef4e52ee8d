import { closest, isWithin } from '../../ui/closest';
import { notices } from './noticeStore';

/**
 * Pauses the notices while they have pointer or focus, or the tab is hidden, and restores the previous focus when the
 * focused notice leaves. Call the returned function after every render.
 */
export function watchAttention(region: HTMLElement, signal: AbortSignal): () => void {
  let hovered = false;
  let focused = false;
  let before: EventTarget | null = null;

  const rest = () => notices.rest(hovered || focused || document.hidden);
  const hover = ({ type }: Event) => {
    hovered = type === 'pointerenter';
    rest();
  };
  const focus = ({ type, relatedTarget }: FocusEvent) => {
    focused = type === 'focusin';
    if (focused && relatedTarget && !isWithin(region, relatedTarget)) before = relatedTarget;
    rest();
  };
  for (const type of ['pointerenter', 'pointerleave'])
    region.addEventListener(type, hover, { signal });
  for (const type of ['focusin', 'focusout'] as const)
    region.addEventListener(type, focus, { signal });
  document.addEventListener('visibilitychange', rest, { signal });
  signal.addEventListener('abort', () => notices.rest(false));

  return () => {
    const leaving = closest(document.activeElement, '[data-state="leaving"]');
    if (leaving && before instanceof HTMLElement) before.focus({ preventScroll: true });
    // Removing an element fires neither pointerleave nor focusout.
    focused = isWithin(region, document.activeElement);
    hovered &&= region.querySelector('[data-notice]') !== null;
    rest();
  };
}
