import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What has happened to a build since it was finished. */
export interface Inspection {
  /** The addresses of files that are not as they were made, or not there. */
  changed: ReadonlySet<string>;
  /** The folders into which something was put, or out of which something was taken. */
  younger: readonly string[];
}

/** A build, as its record tells: the path of that, and when it was finished, in ms since 1970. */
export interface Inspected {
  record: string;
  folder: string;
  finished: number;
}

/**
 * Looks at all files of a build in a thread of its own: with a hundred thousand products, there are two hundred thousand
 * files and folders, while the site is being resolved.
 * @throws If the record cannot be read.
 */
export async function inspect(build: Inspected): Promise<Inspection> {
  const worker = new Worker(new URL('inspectWorker.mjs', import.meta.url), { workerData: build });
  const [found] = (await once(worker, 'message')) as [Inspection];
  return found;
}
