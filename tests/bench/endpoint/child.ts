import { createMemorySearch } from '../../../src/catalogue/search/memorySearch';
import type { SearchProvider, SearchResult } from '../../../src/catalogue/search/searchTypes';
import { listen } from '../../../src/node/serve/listen';
import { createAnswers } from '../../../src/node/search/answers';
import { createOftenAsked } from '../../../src/node/search/oftenAsked';
import { searchHandler } from '../../../src/node/search/searchHandler';
import { answerFrom, type AnsweringProcess } from '../../../src/node/search/startAnswering';
import { wrongCounts } from '../../search/counting';
import { differentFirst } from '../../search/firstResults';
import { missed } from '../../search/grading';
import { partsCatalogue } from '../../search/partsCatalogue';
import { FORTY } from '../../search/questions';
import { percentile } from '../responsiveness/keys';
import type { Order, Used } from './openParts';
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
  /** What answers take of the answering process's CPU: the 95th percentile, and all by their number, in ms. */
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
  const answering = await answerFrom(new URL('answering.mjs', import.meta.url), order);
  const provider = providerOf(answering);
  const { categories } = partsCatalogue(FIRST);
  const times = await measure(answering, requestsOf({ categories }));
  const megabytes = (await usedBy(answering)).memory / 1e6;
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

/** Asks the process that answers, and reads what it has written. */
const providerOf = ({ answer }: AnsweringProcess): SearchProvider => ({
  search: async (request) => JSON.parse(await answer('json', request)) as SearchResult,
});

const usedBy = async ({ answer }: AnsweringProcess): Promise<Used> =>
  JSON.parse(await answer('html', { q: '' })) as Used;

/** The first round is not counted: an endpoint that has just been started answers more slowly. */
async function measure(answering: AnsweringProcess, requests: ReturnType<typeof requestsOf>) {
  const times: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < 3; round += 1)
    for (const request of requests) {
      const before = await usedBy(answering);
      const from = performance.now();
      await answering.answer('json', request);
      const time = performance.now() - from;
      const after = await usedBy(answering);
      if (round === 0) continue;
      times.push(time);
      cpu.push((after.cpu - before.cpu) / 1000);
    }
  const cpuMean = cpu.reduce((sum, one) => sum + one, 0) / cpu.length;
  return { p95: percentile(times, 0.95), cpuP95: percentile(cpu, 0.95), cpuMean };
}
