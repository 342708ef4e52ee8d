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

/** Before, nothing can be said of how long the rest will take. */
const MS_BEFORE_ESTIMATE = 2000;

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
  let stepFrom = 0;
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
      if (isNew) [step, stepFrom] = [doing.step, now()];
      // In a terminal, each step is seen at once: the next sign of life may take seconds.
      const isDue = now() - drawnAt >= waits || (isNew && terminal.isTTY === true);
      if (isDue) draw(inWords(doing, now() - stepFrom));
    },
    clear() {
      if (terminal.isTTY && shown !== '') terminal.write('\r\u001B[K');
      shown = '';
    },
  };
}

/** @param elapsed How long the step has taken so far, in ms. */
function inWords(doing: Doing, elapsed: number): string {
  const words = WORDS[doing.step];
  if (doing.step !== 'pages') return `${words} …`;
  const { done, total } = doing;
  const counts = [done, total].map((one) => one.toLocaleString('en'));
  return `${words}: ${counts.join(' of ')}${leftInWords(done, total, elapsed)}`;
}

/** ', about 25 s left', if the pages that are still missing take as long as those that are there. */
function leftInWords(done: number, total: number, elapsed: number): string {
  if (elapsed < MS_BEFORE_ESTIMATE || done === 0 || done >= total) return '';
  const seconds = (elapsed / 1000 / done) * (total - done);
  const rounded = Math.ceil(seconds / ESTIMATE_STEP_S) * ESTIMATE_STEP_S;
  const minutes = Math.ceil(seconds / 60);
  return rounded < 120 ? `, about ${rounded} s left` : `, about ${minutes} min left`;
}

/** A longer line would not be written over, but stay. */
const cut = (text: string, columns = Infinity): string => text.slice(0, Math.max(0, columns - 1));
