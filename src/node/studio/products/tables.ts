import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { RefusedError } from '../refusal';
import type { TableResult, TableTask } from './tableTask';

/** Does a task in the thread; rejects with a sentence if it cannot be done. */
type DoTask = (task: TableTask) => Promise<TableResult>;

/** How long the thread waits for another task, in ms. */
const IDLE = 60_000;

/**
 * Tables are written and read in one thread, one after another: thousands of rows would keep the editor waiting. It
 * starts with the first one, as starting takes longer than most tables, and does not keep Studio from ending.
 */
export function createTables(): DoTask {
  const filename = fileURLToPath(new URL('tableWorker.mjs', import.meta.url));
  let pool: Tinypool | undefined;
  return async (task) => {
    pool ??= new Tinypool({ filename, minThreads: 0, maxThreads: 1, idleTimeout: IDLE });
    try {
      return (await pool.run(task)) as TableResult;
    } catch (error) {
      throw new RefusedError(422, error instanceof Error ? error.message : String(error));
    }
  };
}
