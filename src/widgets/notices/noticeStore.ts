/**
 * The notices of the site, without React and without the DOM [N1]: a line of messages,
 * of which a few are on the screen, each for its time.
 */
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { createCountdown, type Countdown } from './countdown';

/** How long a notice stays, in ms, where neither it nor the configuration says otherwise. */
export const DURATION = 4000;
/** How many are on the screen at once, the leaving ones counted. */
export const VISIBLE = 3;
/** How long a notice takes to leave, in ms: the style sheet moves it for as long. */
export const LEAVE = 200;

/** Says how a notice looks and how it is announced; 'error' is for failures [C10]. */
export type NoticeType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/** What the visitor can do about a notice: a link with `href`, else a button. Using it dismisses the notice. */
export interface NoticeAction {
  label: string;
  href?: string;
  onClick?: () => void;
}

/** What a notice says and for how long. */
export interface NoticeContent {
  title: string;
  /** 'default' where not given. */
  type?: NoticeType;
  text?: string;
  /** In ms; Infinity stays until dismissed. Loading notices always do. */
  duration?: number;
  action?: NoticeAction;
}

/** A notice in the line. */
export interface Notice extends NoticeContent {
  id: string;
  /** Tells one showing of an id from the next, for lists that need a key. */
  key: number;
  type: NoticeType;
  state: 'waiting' | 'shown' | 'leaving';
}

/** What all notices keep to. */
export interface NoticeSettings {
  /** In ms. */
  duration: number;
  visible: number;
}

/** The line of notices. */
export interface Notices {
  /** All that are not gone, the oldest first. */
  readonly list: ReadonlySignal<readonly Notice[]>;
  /** Shows a notice, or lets it wait in line. One of the same id that is not yet leaving is updated. Gives its id. */
  add(content: NoticeContent & { id?: string }): string;
  /** Changes a notice and starts its time anew. Nothing happens to one that is gone or leaving. */
  update(id: string, patch: Partial<NoticeContent>): void;
  /** Lets a notice leave; one that waits is gone at once. */
  dismiss(id: string): void;
  /** Lets the time of all notices rest, or go on with what was left. */
  rest(resting: boolean): void;
  /** What notices are shown by from now on. */
  configure(settings: Partial<NoticeSettings>): void;
}

/** A line of notices of its own; all of the site share the one below. */
export function createNotices(): Notices {
  const list = signal<readonly Notice[]>([]);
  const settings: NoticeSettings = { duration: DURATION, visible: VISIBLE };
  const countdowns = new Map<string, Countdown>();
  let resting = false;
  let count = 0;

  function start({ id, type, duration = settings.duration }: Notice) {
    countdowns.get(id)?.(false);
    const countdown = createCountdown(type === 'loading' ? Infinity : duration, () => dismiss(id));
    countdowns.set(id, countdown);
    countdown(!resting);
  }

  /** Writes the line; those who wait take the places that are free, and their time starts. */
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
    setTimeout(remove, LEAVE, notice.key);
  }

  /** Says something else in its place; its time starts again. */
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
