import { listen } from '../../../src/node/serve/listen';
import { openProvider } from '../../../src/node/search/openProvider';
import type { EndpointProvider } from '../../../src/node/search/provider';
import { searchHandler } from '../../../src/node/search/searchHandler';
import { endpointOf } from '../../../src/node/search/testing';
import { wrongCounts } from '../../search/counting';
import { partsCatalogue } from '../../search/partsCatalogue';
import { percentile } from '../responsiveness/keys';
import { requestsOf } from './requests';

/** Which endpoint a child opens. The address of a database is in its environment. */
export interface Order {
  provider: string;
  products: number;
}

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
}

/** Opens an endpoint in a process of its own, measures its answers, and goes on answering until the parent leaves. */
export async function run(): Promise<number> {
  process.on('message', (order: Order) => void open(order));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
  return 0;
}

async function open(order: Order): Promise<void> {
  const { provider, categories, seconds } = await openWithParts(order);
  const times = await measure(provider, requestsOf({ categories }));
  const wrong = (await wrongCounts(provider, { categories })).length;
  const handler = searchHandler(endpointOf(provider));
  const { port } = await listen((...exchange) => void handler(...exchange), 0);
  // What loading has left behind is no memory of the endpoint.
  globalThis.gc?.();
  const megabytes = process.memoryUsage().rss / 1e6;
  process.send?.({ port, seconds, megabytes, ...times, wrong } satisfies Opened);
}

/** The catalogue itself is not kept: PostgreSQL has it. */
async function openWithParts({ provider: name, products }: Order) {
  const source = partsCatalogue(products);
  const started = performance.now();
  const provider = await openProvider(name, source, String(products));
  const seconds = (performance.now() - started) / 1000;
  return { provider, categories: source.categories, seconds };
}

/** The first round is not counted: an endpoint that has just been started answers more slowly. */
async function measure(provider: EndpointProvider, requests: ReturnType<typeof requestsOf>) {
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
