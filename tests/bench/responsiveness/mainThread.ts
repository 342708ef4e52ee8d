import type { Page } from '@playwright/test';

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
  /** All tasks from the beginning on, in their order. */
  tasks: Task[];
  /** The task that it begins with. */
  own: Task;
  /** How long a slow phone is busy from an event, such as the first 'click' (0), until what `mark` marks has been painted, in ms. */
  between: (type: string, index: number, mark: string) => number;
}

/** How something is recorded. */
export interface RecordOptions {
  /** How much slower the phone is than the machine of the tests. */
  slower: number;
  /** What the recording begins with: a script, by the end of its address, or a mark that the page sets. */
  since: { script: string } | { mark: string };
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
 */
export async function record(
  page: Page,
  { slower, since }: RecordOptions,
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
  const run = traceEvents.find(({ name, args }) =>
    'mark' in since
      ? name === since.mark
      : name === 'EvaluateScript' && args.data?.url?.endsWith(since.script),
  );
  if (!run) throw new Error(`The page has not come to ${JSON.stringify(since)}.`);
  const events = traceEvents
    .filter(({ pid, tid }) => pid === run.pid && tid === run.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const all = events
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .map((event) => taskOf(event, slower));
  const tasks = all.filter(({ end }) => end > run.ts);
  const own = tasks[0];
  if (!own) throw new Error(`${JSON.stringify(since)} belongs to no task.`);
  const at = (name: string, type?: string) =>
    events.filter((event) => event.name === name && (!type || event.args.data?.type === type));
  return {
    tasks,
    own,
    between(type, index, mark) {
      const from = at('EventDispatch', type)[index]?.ts ?? Infinity;
      const marked = at(mark).find(({ ts }) => ts > from)?.ts ?? Infinity;
      const painted = at('Paint').find(({ ts }) => ts > marked)?.ts;
      if (painted === undefined) throw new Error(`${mark} was not painted after ${type} ${index}.`);
      return tasks
        .filter(({ start, end }) => end > from && start < painted)
        .reduce((sum, { busy }) => sum + busy, 0);
    },
  };
}

function taskOf({ ts, dur = 0, tdur = 0 }: TraceEvent, slower: number): Task {
  return { start: ts, end: ts + dur, busy: (tdur / 1000) * slower };
}
