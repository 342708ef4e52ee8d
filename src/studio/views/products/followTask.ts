import type { TableProgress } from '../../../document/table/progress';
import type { ApiClient } from '../../shell/apiClient';

/** How often the server is asked how far it has come. */
const POLL_INTERVAL_MS = 100;

/**
 * Has the server do a task with a table, and tells how far it has come meanwhile; undefined before it has begun, and
 * when it has ended.
 * @param work Asks for the task, under the name that it is given.
 */
export async function followTask(
  api: Pick<ApiClient, 'ask'>,
  tell: (progress: TableProgress | undefined) => void,
  work: (task: string) => Promise<void>,
): Promise<void> {
  const task = crypto.randomUUID();
  let hasEnded = false;
  const look = async (): Promise<void> => {
    const path = `products-progress?${new URLSearchParams({ task })}`;
    const { progress } = await api.ask<{ progress?: TableProgress }>(path);
    if (!hasEnded && progress) tell(progress);
  };
  // A server that cannot be asked refuses the task, too, which is told there.
  const timer = setInterval(() => void look().catch(() => undefined), POLL_INTERVAL_MS);
  try {
    await work(task);
  } finally {
    hasEnded = true;
    clearInterval(timer);
    tell(undefined);
  }
}
