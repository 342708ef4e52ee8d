import { fetchIndex } from './indexText';
// oxlint-disable-next-line import/default -- the bundler makes it: the address of the built worker
import workerAddress from './searchWorker.ts?worker&url';

/**
 * Fetches what a first question waits for, in one round trip: the index, and into the HTTP cache the worker's script,
 * which is otherwise asked for by code that has to come first. After a failure, the question fetches it again.
 * @param address Of the index file, from the site's data.
 */
export function foreseeSearch(address: string): void {
  fetchIndex(address).catch(() => {});
  fetch(workerAddress)
    .then((script) => script.blob())
    .catch(() => {});
}
