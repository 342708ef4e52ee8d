/**
 * Searches the catalogue beside the page, so that no keystroke waits for it. It is given the index, then
 * answers questions in the order in which they come.
 */
import { unpackIndex } from './indexFile';
import { buildMemorySearch } from './memorySearch';
import type { SearchProvider, SearchRequest } from './searchTypes';
import { atOnce, inSlices } from './slices';
import type { FromWorker, ToWorker } from './workerMessages';

let provider: SearchProvider | undefined;
let refused: unknown;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('index' in data) open(data.index);
  else void answer(data.number, data.request);
});

function open(index: string): void {
  try {
    const opened = atOnce(buildMemorySearch(unpackIndex(index)));
    provider = opened;
    // In slices, because questions are waiting.
    void inSlices(opened.rest, timer);
  } catch (error) {
    // Of another release: every question is told so.
    refused = error;
  }
}

/** Lets messages come between: `scheduler.yield` would go on before them. */
const timer = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function answer(number: number, request: SearchRequest): Promise<void> {
  try {
    if (!provider) throw refused;
    send({ number, result: await provider.search(request) });
  } catch (error) {
    send({ number, failure: String(error) });
  }
}

// Workers have a `postMessage` of their own, which the types of a page's window do not know.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins to name
const send = (message: FromWorker) => (self as unknown as Worker).postMessage(message);
