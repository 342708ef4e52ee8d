import type { Page } from '@playwright/test';

/** A task of a page's main thread. */
interface Task {
  /** Start and end in the recording, in µs. */
  start: number;
  end: number;
  /** Its duration on a slow phone, in ms. */
  busy: number;
}

/** A recording of a page's main thread. */
export interface Recording {
  /** All tasks since its beginning, in order. */
  tasks: Task[];
  /** The tasks of the page's workers since then. */
  workers: Task[];
  /** When a performance mark was set, in the recording, in µs. */
  marks: (name: string) => number[];
  /** When something was painted first after a time, in µs. */
  paintedAfter: (time: number) => number | undefined;
  /** The first task: the script or mark at which it begins. */
  own: Task;
  /**
   * The main-thread time on a slow phone from an event, such as the first 'click' (0), until the paint after `mark`,
   * in ms.
   */
  between: (type: string, index: number, mark: string) => number;
}

/** Options of a recording. */
export interface RecordOptions {
  /** How many times slower the phone is than this machine. */
  slower: number;
  /** The start of the recording: a script, by the end of its URL, or a performance mark of the page. */
  since: { script: string } | { mark: string };
}

/** An event of Chromium's trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Duration in µs of thread time, which excludes other load on the machine. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string; type?: string }; name?: string };
}

/**
 * Records a page's main thread during an action. Multiplies its thread time, because Chromium's own throttling would
 * also multiply the time in which the thread waits for others.
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
  const tasksOf = (list: readonly TraceEvent[]) =>
    list
      .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
      .map((event) => taskOf(event, slower))
      .filter(({ end }) => end > run.ts);
  const tasks = tasksOf(events);
  const own = tasks[0];
  if (!own) throw new Error(`${JSON.stringify(since)} belongs to no task.`);
  const at = (name: string, type?: string) =>
    events.filter((event) => event.name === name && (!type || event.args.data?.type === type));
  const workers = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === WORKER_THREAD)
      .map(threadOf),
  );
  return {
    tasks,
    workers: tasksOf(traceEvents.filter((event) => workers.has(threadOf(event)))),
    marks: (name) => at(name).map(({ ts }) => ts),
    paintedAfter: (time) => at('Paint').find(({ ts }) => ts > time)?.ts,
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

/** What Chromium calls the threads of workers. */
const WORKER_THREAD = 'DedicatedWorker thread';

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

function taskOf({ ts, dur = 0, tdur = 0 }: TraceEvent, slower: number): Task {
  return { start: ts, end: ts + dur, busy: (tdur / 1000) * slower };
}
