/**
 * The notices (toasts) of the site, independent of React and the DOM [N1]: a queue of messages, of which a few are
 * visible at a time.
 */
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { createCountdown, type Countdown } from './countdown';

/** Default duration of a notice, in ms. */
export const DURATION_MS = 4000;
/** Default maximum of visible notices, including those leaving. */
export const MAX_VISIBLE = 3;
/** Duration of the exit animation, in ms; must match the style sheet. */
export const LEAVE_MS = 200;

/** Determines how a notice looks and is announced; 'error' is for failures [C10]. */
export type NoticeType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/** The action of a notice: a link if it has an `href`, else a button. Using it dismisses the notice. */
export interface NoticeAction {
  label: string;
  href?: string;
  onClick?: () => void;
}

/** The content of a notice, and how long it stays. */
export interface NoticeContent {
  title: string;
  /** 'default' if omitted. */
  type?: NoticeType;
  text?: string;
  /** In ms; Infinity stays until dismissed, as those with an action do if it is left out, and loading ones always. */
  duration?: number;
  action?: NoticeAction;
}

/** A notice in the queue. */
export interface Notice extends NoticeContent {
  id: string;
  /** React key: unlike `id`, never reused. */
  key: number;
  type: NoticeType;
  state: 'waiting' | 'shown' | 'leaving';
}

/** Settings for all notices. */
export interface NoticeSettings {
  /** In ms. */
  duration: number;
  visible: number;
}

/** A queue of notices. */
export interface Notices {
  /** All current notices, oldest first. */
  readonly list: ReadonlySignal<readonly Notice[]>;
  /** Shows or queues a notice and returns its id. Replaces one of the same id that is not yet leaving. */
  add(content: NoticeContent & { id?: string }): string;
  /** Changes a notice and restarts its timer; ignored if it is gone or leaving. */
  update(id: string, patch: Partial<NoticeContent>): void;
  /** Starts the exit of a notice; one still waiting is removed at once. */
  dismiss(id: string): void;
  /** Pauses or resumes all timers. */
  rest(resting: boolean): void;
  /** Changes the settings for notices shown from now on. */
  configure(settings: Partial<NoticeSettings>): void;
}

/** Creates an independent queue, as for tests; the site shares the one below. */
export function createNotices(): Notices {
  const list = signal<readonly Notice[]>([]);
  const settings: NoticeSettings = { duration: DURATION_MS, visible: MAX_VISIBLE };
  const countdowns = new Map<string, Countdown>();
  let resting = false;
  let count = 0;

  /** How long a notice stays, in ms. What can be undone, or tried again, stays until it is used or dismissed. */
  function timeOf({ type, action, duration }: Notice): number {
    if (type === 'loading') return Infinity;
    return duration ?? (action ? Infinity : settings.duration);
  }

  function start(notice: Notice) {
    const { id } = notice;
    countdowns.get(id)?.(false);
    const countdown = createCountdown(timeOf(notice), () => dismiss(id));
    countdowns.set(id, countdown);
    countdown(!resting);
  }

  /** Sets the queue; waiting notices move into free slots, and their timers start. */
  function write(next: readonly Notice[]) {
    let free = settings.visible - next.filter(({ state }) => state !== 'waiting').length;
    list.value = next.map((notice) => {
      if (notice.state !== 'waiting' || free-- <= 0) return notice;
      start(notice);
      return { ...notice, state: 'shown' };
    });
  }

  const staying = (id: string) =>
    list.peek().find((notice) => notice.id === id && notice.state !== 'leaving');
  const replace = (old: Notice, notice: Notice) =>
    write(list.peek().map((other) => (other === old ? notice : other)));
  const remove = (key: number) => write(list.peek().filter((notice) => notice.key !== key));

  function dismiss(id: string) {
    const notice = staying(id);
    if (!notice) return;
    if (notice.state === 'waiting') return remove(notice.key);
    countdowns.get(id)?.(false);
    countdowns.delete(id);
    replace(notice, { ...notice, state: 'leaving' });
    setTimeout(remove, LEAVE_MS, notice.key);
  }

  /** Replaces a notice and restarts its timer. */
  function rewrite(old: Notice, notice: Notice) {
    replace(old, notice);
    if (notice.state === 'shown') start(notice);
  }

  return {
    list,
    add({ id = `notice-${count + 1}`, ...content }) {
      const old = staying(id);
      const { key, state }: Pick<Notice, 'key' | 'state'> = old ?? {
        key: ++count,
        state: 'waiting',
      };
      const notice: Notice = { type: 'default', ...content, id, key, state };
      if (old) rewrite(old, notice);
      else write([...list.peek(), notice]);
      return id;
    },
    update(id, patch) {
      const old = staying(id);
      if (old) rewrite(old, { ...old, ...patch });
    },
    dismiss,
    rest(now) {
      if (now === resting) return;
      resting = now;
      for (const countdown of countdowns.values()) countdown(!now);
    },
    configure: (changes) => void Object.assign(settings, changes),
  };
}

/** The notices of this page. */
export const notices = createNotices();
