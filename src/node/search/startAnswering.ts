import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answering } from './answering';
import type { FromThread, ToThread } from './answeringThread';
import type { AnsweringOptions } from './openAnswering';
import { Unavailable } from './provider';

/** What answers in a thread. */
export interface AnsweringThread extends Answering {
  /** Whether it has ended by itself, such as for want of memory. */
  hasEnded: () => boolean;
}

/** Who waits for an answer. */
interface Asked {
  resolve: (text: string) => void;
  reject: (error: Error) => void;
}

/** The worker that answers about a built site. */
const WORKER = new URL('answeringWorker.mjs', import.meta.url);

/**
 * Answers from a thread of its own: while another one reads a large catalogue, which takes seconds, it goes on, and so do
 * the connections of visitors. With the thread, all of its memory goes back.
 * @throws What opening the catalogue throws.
 */
export const startAnswering = (options: AnsweringOptions): Promise<AnsweringThread> =>
  answerFrom(new Worker(WORKER, { workerData: options }));

/**
 * Answers from a worker that runs `answerInThread`.
 * @throws Why that could not open what it answers about.
 */
export async function answerFrom(worker: Worker): Promise<AnsweringThread> {
  const send = (message: ToThread) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    worker.postMessage(message);
  };
  const asked = new Map<number, Asked>();
  let lastId = 0;
  let end: Error | undefined;
  let why: unknown;
  const opening = untilOpen(worker);
  worker.on('error', (error) => {
    why = error;
  });
  worker.once('exit', () => {
    end = new Unavailable('The thread that answers has ended.', { cause: why });
    for (const { reject } of asked.values()) reject(end);
    asked.clear();
  });
  worker.on('message', (message: FromThread) => {
    if (!('id' in message)) return;
    const { id } = message;
    if ('text' in message) asked.get(id)?.resolve(message.text);
    else asked.get(id)?.reject(errorOf(message));
    asked.delete(id);
  });
  const opened = await opening;
  return {
    ...opened,
    hasEnded: () => end !== undefined,
    answer: (kind, request) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        lastId += 1;
        asked.set(lastId, { resolve, reject });
        return send({ id: lastId, kind, request });
      }),
    async close() {
      if (end) return;
      const exit = once(worker, 'exit');
      send('close');
      await exit;
    },
  };
}

type Opened = Omit<Answering, 'answer' | 'close'>;

/** @throws Why it could not be opened. */
function untilOpen(worker: Worker): Promise<Opened> {
  return new Promise((resolve, reject) => {
    worker.once('message', (message: FromThread) => {
      if ('opened' in message) resolve(message.opened);
      else reject(new Error('failure' in message ? message.failure : 'Nothing was opened.'));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that reads the catalogue has ended.')));
  });
}

function errorOf({ failure, isUnavailable }: { failure: string; isUnavailable: boolean }): Error {
  return isUnavailable ? new Unavailable(failure) : new Error(failure);
}
