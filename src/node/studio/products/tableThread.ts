// A worker thread that writes and reads tables: thousands of rows would keep the editor waiting.
import { parentPort } from 'node:worker_threads';
import { doTableTask, type TableResult, type TableTask } from './tableTask';

/** To the thread. */
export interface ToTableThread {
  /** The number of the task, which its answer bears. */
  id: number;
  task: TableTask;
}

/** From the thread; `refused` is a sentence that says why there is no result. */
export interface FromTableThread {
  id: number;
  result: TableResult | { refused: string };
}

async function resultOf(task: TableTask): Promise<FromTableThread['result']> {
  try {
    return await doTableTask(task);
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async ({ id, task }: ToTableThread) => {
  const answer: FromTableThread = { id, result: await resultOf(task) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  parentPort?.postMessage(answer);
});
