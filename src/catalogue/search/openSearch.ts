import { once } from '../once';
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
    try {
      return askWorker(worker, await takeIndex(address));
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }
  const { openInPage } = await import('./openInPage');
  return openInPage(address);
}

/** Undefined where workers are refused. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(trusted(workerAddress) as string);
  } catch {
    return undefined;
  }
}

/** The part of Trusted Types that is used: the types of the DOM do not have it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

/** Pages enforce Trusted Types, and their policy allows one by this name (src/node/hosting/policy.ts). */
const POLICY = 'search-worker';

/** Our own worker's address, and no other, as something that a script may be loaded from. */
function trusted(address: typeof workerAddress): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  return trustedTypes
    .createPolicy(POLICY, { createScriptURL: (own) => own })
    .createScriptURL(address);
}

interface Waiting {
  resolve: (result: SearchResult) => void;
  reject: (error: Error) => void;
}

function askWorker(worker: Worker, index: string): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins to name
  const send = (message: ToWorker) => worker.postMessage(message);
  const stop = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
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
  // Its script cannot be loaded: a new release, or no network.
  worker.addEventListener('error', ({ message }) => stop(message || 'No search worker.'));
  send({ index });
  return {
    search: (request: SearchRequest) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ number: last, request });
      }),
  };
}
