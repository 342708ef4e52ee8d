import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import type { TableProgress, TellTable } from '../../../document/table/progress';
import { RefusedError } from '../refusal';
import type { TableResult, TableTask } from './tableTask';
import { errorMessage } from '../../../document/errorMessage';

/** Does a task in the thread, telling how far it has come; rejects with a sentence if it cannot be done. */
export type DoTask = (task: TableTask, tell: TellTable) => Promise<TableResult>;

/** How long the thread waits for another task. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * Tables are written and read in one thread, one after another: thousands of rows would keep the editor waiting. It
 * starts with the first one, as starting takes longer than most tables, and does not keep Studio from ending.
 */
export function createTables(): DoTask {
  const filename = fileURLToPath(new URL('tableWorker.mjs', import.meta.url));
  let pool: Tinypool | undefined;
  return async (task, tell) => {
    pool ??= new Tinypool({ filename, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_TIMEOUT_MS });
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (progress: TableProgress) => tell(progress));
    try {
      const order = { task, port: port2 };
      return (await pool.run(order, { transferList: [port2] })) as TableResult;
    } catch (error) {
      throw new RefusedError(422, errorMessage(error));
    } finally {
      port1.close();
    }
  };
}
