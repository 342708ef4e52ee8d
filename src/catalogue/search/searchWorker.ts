/**
 * Searches the catalogue beside the page, so that no keystroke waits for it. It is told where the index is, then
 * answers questions in the order in which they come.
 */
import { openInPage } from './openInPage';
import type { SearchProvider } from './searchTypes';
import type { FromWorker, ToWorker } from './workerMessages';

let provider: Promise<SearchProvider> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('address' in data) provider = openInPage(data.address);
  else void answer(data.number, data.request);
});

async function answer(number: number, request: Parameters<SearchProvider['search']>[0]) {
  try {
    const result = await provider?.then(({ search }) => search(request));
    if (result) send({ number, result });
  } catch (error) {
    send({ number, failure: String(error) });
  }
}

// Workers have a `postMessage` of their own, which the types of a page's window do not know.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins to name
const send = (message: FromWorker) => (self as unknown as Worker).postMessage(message);
