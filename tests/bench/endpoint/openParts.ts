import { answerWith, type Answering } from '../../../src/node/search/answering';
import { openProvider } from '../../../src/node/search/openProvider';
import { partsCatalogue } from '../../search/partsCatalogue';

/** Which endpoint is opened. The address of a database is in its environment. */
export interface Order {
  provider: string;
  products: number;
}

/**
 * Opens a provider with a made-up catalogue, which itself is not kept: PostgreSQL has it.
 * @returns With the time that opening has taken as its version, in s.
 */
export async function openParts({ provider: name, products }: Order): Promise<Answering> {
  const source = partsCatalogue(products);
  const started = performance.now();
  const provider = await openProvider(name, source, {
    site: 'https://bench.example',
    version: String(products),
  });
  return {
    version: String((performance.now() - started) / 1000),
    address: '/search',
    count: products,
    script: '',
    atOnce: provider.atOnce ?? 1,
    answer: answerWith({ provider, tilesOf: () => [], draw: () => '' }),
    close: async () => provider.close?.(),
  };
}
