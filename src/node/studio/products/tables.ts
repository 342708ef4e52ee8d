import { Worker } from 'node:worker_threads';
import { RefusedError } from '../refusal';
import type { TableResult, TableTask } from './tableTask';
import type { FromTableThread, ToTableThread } from './tableThread';

/** Does a task in the thread; rejects with a sentence if it cannot be done. */
type DoTask = (task: TableTask) => Promise<TableResult>;

/**
 * Tables are written and read in one thread, one after another. It starts with the first one, as starting takes longer
 * than most tables, and does not keep Studio from ending.
 */
export function createTables(): DoTask {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  const start = (): Worker => {
    const worker = new Worker(new URL('tableWorker.mjs', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, result }: FromTableThread) => {
      const promise = waiting.get(id);
      waiting.delete(id);
      if ('refused' in result) promise?.reject(new RefusedError(422, result.refused));
      else promise?.resolve(result);
    });
    worker.on('error', (error) => {
      // The next task starts another one.
      thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return worker;
  };
  return async (task) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      last += 1;
      waiting.set(last, { resolve, reject });
      const message: ToTableThread = { id: last, task };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
      thread.postMessage(message);
    });
}

interface Waiting {
  resolve: (result: TableResult) => void;
  reject: (reason: unknown) => void;
}
