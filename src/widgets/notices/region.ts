import { closest } from '../../ui/closest';
import { watchAttention } from './attention';
import { notices } from './noticeStore';
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
  // Dismissed first: an action may show a notice of the same id.
  notices.dismiss(notice.id);
  if ('action' in button.dataset) notice.action?.onClick?.();
}

function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  // One press, one thing: a dialog around the region stays open.
  event.preventDefault();
  dismiss(noticeAt(event));
}

/**
 * Makes a region of drawn notices work: buttons, Escape, swipes, resting time, focus. The listeners are the
 * region's own and not the framework's, because the region may move into a dialog outside the root.
 */
export function watchRegion(region: HTMLElement): Region {
  const stop = new AbortController();
  const { signal } = stop;
  const layer = createTopLayer(region);
  const attend = watchAttention(region, signal);
  region.addEventListener('click', press, { signal });
  region.addEventListener('keydown', escape, { signal });
  listenForSwipes(region, dismiss, signal);
  for (const type of ['toggle', 'close'])
    document.addEventListener(type, () => layer.place(), { signal, capture: true });
  return {
    drawn() {
      layer.place();
      attend();
    },
    stop() {
      stop.abort();
      layer.goHome();
    },
  };
}
