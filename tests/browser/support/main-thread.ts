import type { Page } from '@playwright/test';

/** How much slower a cheap phone is than the machine of the tests (issue: "at 6× CPU"). */
const SLOWER = 6;

/** A task of a page's main thread. */
interface Task {
  /** When it began and ended, in µs of the recording. */
  start: number;
  end: number;
  /** How long it keeps a slow phone busy, in ms. */
  busy: number;
}

/** What a page's main thread has done. */
export interface Recording {
  /** All tasks since the script began, in their order. */
  tasks: Task[];
  /** The task that ran the script. */
  own: Task;
  /** How long a slow phone is busy from a click (0 is the first one) until what `mark` marks has been painted, in ms. */
  between: (click: number, mark: string) => number;
}

/** An event of Chromium's trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In µs; of the thread alone: what else the machine does, such as other tests, is not in it. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string; type?: string } };
}

/**
 * Records the main thread while something is done to a page. Its time is counted by the thread's own clock and
 * multiplied: Chromium's own throttling multiplies the time too in which the thread has had to wait for others.
 * @param script The end of the address of a script that runs meanwhile: the recording begins with it.
 */
export async function record(
  page: Page,
  script: string,
  act: () => Promise<void>,
): Promise<Recording> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to record.');
  const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const run = traceEvents.find(
    ({ name, args }) => name === 'EvaluateScript' && args.data?.url?.endsWith(script),
  );
  if (!run) throw new Error(`${script} has not run.`);
  const events = traceEvents
    .filter(({ pid, tid }) => pid === run.pid && tid === run.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const all = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask')).map(taskOf);
  const tasks = all.filter(({ end }) => end > run.ts);
  const own = tasks[0];
  if (!own) throw new Error(`${script} has run in no task.`);
  const at = (name: string, type?: string) =>
    events.filter((event) => event.name === name && (!type || event.args.data?.type === type));
  return {
    tasks,
    own,
    between(click, mark) {
      const from = at('EventDispatch', 'click')[click]?.ts ?? Infinity;
      const marked = at(mark).find(({ ts }) => ts > from)?.ts ?? Infinity;
      const painted = at('Paint').find(({ ts }) => ts > marked)?.ts;
      if (painted === undefined) throw new Error(`${mark} was not painted after click ${click}.`);
      return tasks
        .filter(({ start, end }) => end > from && start < painted)
        .reduce((sum, { busy }) => sum + busy, 0);
    },
  };
}

function taskOf({ ts, dur = 0, tdur = 0 }: TraceEvent): Task {
  return { start: ts, end: ts + dur, busy: (tdur / 1000) * SLOWER };
}
