import { answerWith, type Answering } from '../../../src/node/search/answering';
import { openProvider } from '../../../src/node/search/openProvider';
import { partsCatalogue } from '../../search/partsCatalogue';

/** Which endpoint is opened. The address of a database is in its environment. */
export interface Order {
  provider: string;
  products: number;
}

/** What the process that answers has used: microseconds of CPU since it began, and bytes of memory now. */
export interface Used {
  cpu: number;
  memory: number;
}

/**
 * Opens a provider with a made-up catalogue, which itself is not kept: PostgreSQL has it.
 * @returns With the time that opening has taken as its version, in s. Its pages say what the process has used.
 */
export async function openParts({ provider: name, products }: Order): Promise<Answering> {
  const source = partsCatalogue(products);
  const started = performance.now();
  const provider = await openProvider(name, source, {
    site: 'https://bench.example',
    version: String(products),
  });
  const answer = answerWith({ provider, tilesOf: () => [], draw: () => '' });
  return {
    version: String((performance.now() - started) / 1000),
    address: '/search',
    count: products,
    script: '',
    atOnce: provider.atOnce ?? 1,
    answer: (kind, request) =>
      kind === 'html' ? Promise.resolve(JSON.stringify(used())) : answer(kind, request),
    close: async () => provider.close?.(),
  };
}

function used(): Used {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, memory: process.memoryUsage().rss };
}
