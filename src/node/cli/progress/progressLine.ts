import type { BuildProgress } from '../../build/progress';

/** The terminal, as far as progress needs it. */
export interface Terminal {
  isTTY?: boolean;
  /** In characters; undefined if that is not known. */
  columns?: number;
  write(text: string): unknown;
}

/** What a command is doing. */
export type Doing = { step: 'check' } | BuildProgress;

/** The line on which a long command says what it is doing. */
export interface ProgressLine {
  tell: (doing: Doing) => void;
  /** Removes the line, before something else is printed, and at the end. */
  clear: () => void;
}

const WORDS: Record<Doing['step'], string> = {
  check: 'Checking',
  prepare: 'Preparing scripts, styles, fonts and pictures',
  pages: 'Writing pages',
  finish: 'Writing lists and exchanging the site',
};

/** More often, nobody could read it. */
const MIN_MS_BETWEEN_DRAWINGS = 100;

/** In a log nothing can be overwritten: builds that take seconds write no line at all, long ones a few. */
const MS_BETWEEN_LINES_OF_A_LOG = 10_000;

/** Before so many ms, and so large a part of the pages, nothing can be said of how long the rest will take. */
const MS_BEFORE_ESTIMATE = 2000;
const MIN_SHARE_OF_ESTIMATE = 0.02;

/** What is left is said in whole steps of so many seconds, so that it does not flicker. */
const ESTIMATE_STEP_S = 5;

/**
 * Shows what a command does: in a terminal on one line, which is written over; elsewhere, such as in the log of a build
 * machine, on a new line every ten seconds.
 * @param now The present in ms, from any moment on.
 */
export function progressLine(
  terminal: Terminal,
  now: () => number = () => performance.now(),
): ProgressLine {
  const waits = terminal.isTTY ? MIN_MS_BETWEEN_DRAWINGS : MS_BETWEEN_LINES_OF_A_LOG;
  let step: Doing['step'] | undefined;
  /** When the first pages were there: what comes before them, such as the index for the search, happens once. */
  let first: { done: number; at: number } | undefined;
  let shown = '';
  // A log is silent for as long as all is done soon.
  let drawnAt = now();
  const draw = (text: string): void => {
    drawnAt = now();
    if (text === shown) return;
    shown = text;
    terminal.write(terminal.isTTY ? `\r${cut(text, terminal.columns)}\u001B[K` : `${text}\n`);
  };
  return {
    tell(doing) {
      const isNew = doing.step !== step;
      if (isNew) [step, first] = [doing.step, undefined];
      if (doing.step === 'pages' && doing.done > 0) first ??= { done: doing.done, at: now() };
      // In a terminal, each step is seen at once: the next sign of life may take seconds.
      const isDue = now() - drawnAt >= waits || (isNew && terminal.isTTY === true);
      if (isDue) draw(inWords(doing, first && { done: first.done, ms: now() - first.at }));
    },
    clear() {
      if (terminal.isTTY && shown !== '') terminal.write('\r\u001B[K');
      shown = '';
    },
  };
}

/** Pages that were there when counting began, and how long ago that was. */
interface Since {
  done: number;
  ms: number;
}

function inWords(doing: Doing, since: Since | undefined): string {
  const words = WORDS[doing.step];
  if (doing.step !== 'pages') return `${words} …`;
  const { done, total } = doing;
  const counts = [done, total].map((one) => one.toLocaleString('en'));
  return `${words}: ${counts.join(' of ')}${since ? leftInWords(done, total, since) : ''}`;
}

/** ', about 25 s left', if the pages that are still missing take as long as those that are there. */
function leftInWords(done: number, total: number, since: Since): string {
  const made = done - since.done;
  if (since.ms < MS_BEFORE_ESTIMATE || made < total * MIN_SHARE_OF_ESTIMATE || done >= total)
    return '';
  const seconds = (since.ms / 1000 / made) * (total - done);
  const rounded = Math.ceil(seconds / ESTIMATE_STEP_S) * ESTIMATE_STEP_S;
  const minutes = Math.ceil(seconds / 60);
  return rounded < 120 ? `, about ${rounded} s left` : `, about ${minutes} min left`;
}

/** A longer line would not be written over, but stay. */
const cut = (text: string, columns = Infinity): string => text.slice(0, Math.max(0, columns - 1));
