import { closest, isWithin } from '../../ui/closest';
import { notices } from './notices';
import { listenForSwipes } from './swipe';
import { createTopLayer } from './topLayer';

/** The region of the notices, brought to life. */
export interface Region {
  /** To be called after every drawing. */
  drawn(): void;
  stop(): void;
}

const noticeAt = ({ target }: Event) => closest(target, '[data-notice]');
const dismiss = (element: HTMLElement | null) => notices.dismiss(element?.dataset.notice ?? '');

/** Dismisses the notice whose button or link was pressed, and does what its action asks for. */
function press(event: Event): void {
  const button = closest(event.target, 'a, button');
  const id = noticeAt(event)?.dataset.notice;
  const notice = notices.list.peek().find((each) => each.id === id);
  if (!button || !notice) return;
  // First away with it: an action may speak again under the same id.
  notices.dismiss(notice.id);
  if ('action' in button.dataset) notice.action?.onClick?.();
}

/**
 * Makes a region of drawn notices work: buttons, Escape, swipes, resting time, focus. The listeners are the
 * region's own and not the framework's, because the region may move into a dialog outside the root.
 */
export function watchRegion(region: HTMLElement): Region {
  const stop = new AbortController();
  const { signal } = stop;
  const layer = createTopLayer(region);
  let hovered = false;
  let focused = false;
  let before: EventTarget | null = null;

  const rest = () => notices.rest(hovered || focused || document.hidden);
  const hover = (event: Event) => {
    hovered = event.type === 'pointerenter';
    rest();
  };
  const focus = ({ type, relatedTarget }: FocusEvent) => {
    const comes = type === 'focusin';
    const stays = isWithin(region, relatedTarget);
    focused = comes || stays;
    if (comes && relatedTarget && !stays) before = relatedTarget;
    rest();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // One press, one thing: a dialog around the region stays open.
    event.preventDefault();
    dismiss(noticeAt(event));
  };
  region.addEventListener('click', press, { signal });
  region.addEventListener('keydown', escape, { signal });
  for (const type of ['pointerenter', 'pointerleave'])
    region.addEventListener(type, hover, { signal });
  for (const type of ['focusin', 'focusout'] as const)
    region.addEventListener(type, focus, { signal });
  document.addEventListener('visibilitychange', rest, { signal });
  for (const type of ['toggle', 'close'])
    document.addEventListener(type, () => layer.place(), { signal, capture: true });
  listenForSwipes(region, dismiss, signal);

  return {
    drawn() {
      layer.place();
      if (
        region.querySelector('[data-state="leaving"]:focus-within') &&
        before instanceof HTMLElement
      )
        before.focus({ preventScroll: true });
      // What is gone says no goodbye: neither pointer nor focus leaves an element that is removed.
      focused = region.matches(':focus-within');
      hovered &&= region.querySelector('[data-notice]') !== null;
      rest();
    },
    stop() {
      stop.abort();
      layer.goHome();
    },
  };
}
