import type { RequestListener } from 'node:http';
import { listen, type Running } from './listen';
import { codeOf } from '../files/codeOf';
import { errorMessage } from '../../document/errorMessage';

/** A server that `npm start` runs on a port of its own. */
export interface Service {
  /** For the terminal: 'The site'. */
  name: string;
  handler: RequestListener;
  port: number;
}

/** A started service. */
export interface RunningService extends Running {
  name: string;
}

/**
 * Starts services concurrently. If one fails, the others are stopped again.
 * @param host The address to listen on, instead of loopback only.
 * @throws With a message that names the service and the remedy.
 */
export async function startServices(services: Service[], host?: string): Promise<RunningService[]> {
  const started = await Promise.allSettled(
    services.map(async ({ name, handler, port }) => {
      try {
        const running = await listen(handler, port, host);
        return { ...running, name };
      } catch (error) {
        throw new Error(whyNot(name, port, error), { cause: error });
      }
    }),
  );
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (!failed) return running;
  await stopServices(running);
  throw failed.reason;
}

/** Stops services and closes keep-alive connections. */
export async function stopServices(running: RunningService[]): Promise<void> {
  await Promise.all(running.map((one) => one.close()));
}

function whyNot(name: string, port: number, error: unknown): string {
  const code = codeOf(error);
  const start = `${name} cannot be served on port ${port}`;
  if (code === 'EADDRINUSE')
    return `${start}: another program has taken it in the meantime. Try again.`;
  if (code === 'EACCES')
    return `${start}: ports below 1024 need administrator rights. Use a higher one.`;
  return `${start}: ${errorMessage(error)}`;
}
