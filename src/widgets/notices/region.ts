import { closest } from '../../ui/closest';
import { watchAttention } from './attention';
import { notices } from './noticeStore';
import { ACTION_KEY } from './spokenText';
import { createTopLayer } from './topLayer';

/** The behaviour attached to the region of the notices. */
export interface Region {
  /** Call after every render. */
  update(): void;
  stop(): void;
}

const noticeAt = ({ target }: Event) => closest(target, '[data-notice]');
const dismiss = (element: HTMLElement | null) => notices.dismiss(element?.dataset.notice ?? '');

/** Dismisses the notice whose button or link was clicked, and runs its action. */
function press(event: Event): void {
  const button = closest(event.target, 'a, button');
  const id = noticeAt(event)?.dataset.notice;
  const notice = notices.list.peek().find((each) => each.id === id);
  if (!button || !notice) return;
  // Before the action, which may show a notice of the same id.
  notices.dismiss(notice.id);
  if ('action' in button.dataset) notice.action?.onClick?.();
}

function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  // Keeps a dialog around the region open.
  event.preventDefault();
  dismiss(noticeAt(event));
}

function reachAction(region: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== ACTION_KEY || event.defaultPrevented) return;
  const actions = region.querySelectorAll<HTMLElement>('[data-state="shown"] [data-action]');
  const latest = actions[actions.length - 1];
  if (!latest) return;
  event.preventDefault();
  latest.focus();
}

/** Loads the swipes with the first notice. Offline there are none: each notice has its button. */
async function bringSwipes(region: HTMLElement, signal: AbortSignal): Promise<void> {
  const code = await import('./swipe').catch(() => undefined);
  if (!signal.aborted) code?.listenForSwipes(region, dismiss, signal);
}

/**
 * Attaches the behaviour of the notices: buttons, Escape, swipes, pausing, focus. Native listeners instead of React's,
 * because the region may move into a dialog outside the React root.
 */
export function watchRegion(region: HTMLElement): Region {
  const stop = new AbortController();
  const { signal } = stop;
  const layer = createTopLayer(region);
  const attend = watchAttention(region, signal);
  region.addEventListener('click', press, { signal });
  region.addEventListener('keydown', escape, { signal });
  document.addEventListener('keydown', (event) => reachAction(region, event), { signal });
  for (const type of ['toggle', 'close'])
    document.addEventListener(type, () => layer.update(), { signal, capture: true });
  let swipes: Promise<void> | undefined;
  return {
    update() {
      layer.update();
      attend();
      if (notices.list.peek().length > 0) swipes ??= bringSwipes(region, signal);
    },
    stop() {
      stop.abort();
      layer.goHome();
    },
  };
}
