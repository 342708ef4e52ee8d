import { Worker } from 'node:worker_threads';
import { createMemorySearch } from '../../../src/catalogue/search/memorySearch';
import type { SearchProvider, SearchResult } from '../../../src/catalogue/search/searchTypes';
import { listen } from '../../../src/node/serve/listen';
import { createAnswers } from '../../../src/node/search/answers';
import { createOftenAsked } from '../../../src/node/search/oftenAsked';
import { searchHandler } from '../../../src/node/search/searchHandler';
import { answerFrom, type AnsweringThread } from '../../../src/node/search/startAnswering';
import { wrongCounts } from '../../search/counting';
import { differentFirst } from '../../search/firstResults';
import { missed } from '../../search/grading';
import { partsCatalogue } from '../../search/partsCatalogue';
import { FORTY } from '../../search/questions';
import { percentile } from '../responsiveness/keys';
import type { Order } from './openParts';
import { requestsOf } from './requests';

/** What a child says once it answers. */
export interface Opened {
  port: number;
  /** Opening the provider, with what that loads, in s. */
  seconds: number;
  /** Of memory, once it answers. */
  megabytes: number;
  /** Of the time that an answer takes with its facets, in ms. */
  p95: number;
  /** What answers take of this process's CPU: the 95th percentile, and all by their number, in ms. */
  cpuP95: number;
  cpuMean: number;
  /** Of 200 random choices of filters, those whose counts are not those of counting. */
  wrong: number;
  /** Of the forty questions of buyers, those that are answered in first place. */
  forty: number;
  /** Of all questions of buyers, those whose first results are not those of the page; only of the smaller catalogue. */
  different?: number;
}

/** Opens an endpoint in a process of its own, measures its answers, and goes on answering until the parent leaves. */
export async function run(): Promise<number> {
  process.on('message', (order: Order) => void open(order));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
  return 0;
}

/** Products of which the first ones of every catalogue have all categories. */
const FIRST = 3000;

async function open(order: Order): Promise<void> {
  const answering = await answerFrom(
    new Worker(new URL('worker.mjs', import.meta.url), { workerData: order }),
  );
  const provider = providerOf(answering);
  const { categories } = partsCatalogue(FIRST);
  const times = await measure(provider, requestsOf({ categories }));
  const megabytes = process.memoryUsage().rss / 1e6;
  const wrong = (await wrongCounts(provider, { categories })).length;
  const forty = FORTY.length - (await missed(provider, FORTY)).length;
  const handler = searchHandler({
    ...answering,
    answers: createAnswers(),
    asked: createOftenAsked(),
    allow: () => undefined,
    headers: () => ({}),
    report: (error) => console.error(error),
  });
  const { port } = await listen((...exchange) => void handler(...exchange), 0);
  const seconds = Number(answering.version);
  const answered = { wrong, forty, ...(await compared(provider, order)) };
  process.send?.({ port, seconds, megabytes, ...times, ...answered } satisfies Opened);
}

/** The page's own search takes more memory than a million products leave. */
const MAX_COMPARED = 100_000;

/** Compares the first results with those of the page's own search. */
async function compared(
  provider: SearchProvider,
  { products }: Order,
): Promise<Pick<Opened, 'different'>> {
  if (products > MAX_COMPARED) return {};
  const page = createMemorySearch(partsCatalogue(products));
  return { different: (await differentFirst(provider, page)).length };
}

/** Asks the thread that answers, and reads what it has written. */
const providerOf = ({ answer }: AnsweringThread): SearchProvider => ({
  search: async (request) => JSON.parse(await answer('json', request)) as SearchResult,
});

/** The first round is not counted: an endpoint that has just been started answers more slowly. */
async function measure(provider: SearchProvider, requests: ReturnType<typeof requestsOf>) {
  const times: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < 3; round += 1)
    for (const request of requests) {
      const [from, used] = [performance.now(), process.cpuUsage()];
      await provider.search(request);
      const { user, system } = process.cpuUsage(used);
      if (round === 0) continue;
      times.push(performance.now() - from);
      cpu.push((user + system) / 1000);
    }
  const cpuMean = cpu.reduce((sum, one) => sum + one, 0) / cpu.length;
  return { p95: percentile(times, 0.95), cpuP95: percentile(cpu, 0.95), cpuMean };
}
