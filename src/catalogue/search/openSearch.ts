import { once } from '../once';
import { ownScript } from '../ownScript';
import { takeIndex } from './indexText';
import type { SearchProvider, SearchRequest, SearchResult } from './searchTypes';
// oxlint-disable-next-line import/default -- the bundler makes it: the address of the built worker
import workerAddress from './searchWorker.ts?worker&url';
import type { FromWorker, ToWorker } from './workerMessages';

const opened = new Map<string, Promise<SearchProvider>>();

/**
 * The search of a catalogue in the browser. Nothing is fetched before the first question; then the index is, once for
 * the page. After a failure the next question tries again.
 * @param address Of the index file, from the site's data.
 */
export function openSearch(address: string): SearchProvider {
  return {
    search: async (request) => {
      const { search } = await once(opened, address, start);
      try {
        return await search(request);
      } catch (error) {
        opened.delete(address);
        throw error;
      }
    },
  };
}

/** In a worker; in the page where none may start. The index is fetched while the worker's script is. */
async function start(address: string): Promise<SearchProvider> {
  const worker = startWorker();
  if (worker) {
    // Before the index is here, as the worker may have failed by then.
    const asking = askWorker(worker);
    try {
      asking.open(await takeIndex(address));
      return asking;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }
  const { openInPage } = await import('./openInPage');
  return openInPage(address);
}

/** False once a worker's script could not be loaded. */
let hasScript = true;

/** Undefined where workers are refused, or cannot be loaded. */
function startWorker(): Worker | undefined {
  if (!hasScript) return undefined;
  try {
    return new Worker(ownScript(workerAddress) as string);
  } catch {
    return undefined;
  }
}

interface Waiting {
  resolve: (result: SearchResult) => void;
  reject: (error: Error) => void;
}

/** A search in a worker. */
interface AskedWorker extends SearchProvider {
  /** Gives it the index. */
  open: (index: string) => void;
}

function askWorker(worker: Worker): AskedWorker {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let end: Error | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins to name
  const send = (message: ToWorker) => worker.postMessage(message);
  const stop = (reason: string) => {
    end = new Error(reason);
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
    worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (!('result' in data)) {
      stop(data.failure);
      return;
    }
    waiting.get(data.number)?.resolve(data.result);
    waiting.delete(data.number);
  });
  // Its script cannot be loaded: a new release, or no network. The next question is answered without.
  worker.addEventListener('error', ({ message }) => {
    hasScript = false;
    stop(message || 'No search worker.');
  });
  return {
    open: (index) => send({ index }),
    search: (request: SearchRequest) =>
      new Promise((resolve, reject) => {
        if (end) {
          reject(end);
          return;
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ number: last, request });
      }),
  };
}
