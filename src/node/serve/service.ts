import type { RequestListener } from 'node:http';
import { listen, type Running } from './listen';

/** Something that `npm start` serves on a port of its own. */
export interface Service {
  /** What it is, for the terminal: 'The site'. */
  name: string;
  handler: RequestListener;
  port: number;
}

/** A service that runs. */
export interface RunningService extends Running {
  name: string;
}

/**
 * Starts services together. When one cannot start, those that did are stopped again.
 * @param host Where to listen instead of this machine only.
 * @throws A sentence that names the service and what to do.
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

/** Stops services, and every connection that a browser keeps open. */
export async function stopServices(running: RunningService[]): Promise<void> {
  await Promise.all(running.map((one) => one.close()));
}

function whyNot(name: string, port: number, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const start = `${name} cannot be served on port ${port}`;
  if (code === 'EADDRINUSE')
    return `${start}: another program has taken it in the meantime. Try again.`;
  if (code === 'EACCES')
    return `${start}: ports below 1024 need administrator rights. Use a higher one.`;
  return `${start}: ${error instanceof Error ? error.message : String(error)}`;
}
