import type { SearchSource } from '../../../src/catalogue/search/searchTypes';
import type { EndpointProvider } from '../../../src/node/search/provider';
import { open } from '../../../src/node/search/providers/postgres';

let opened = 0;

/** Opens the provider with a catalogue of its own, as `npm run search -- --provider postgres` does. */
export async function openPostgres(
  source: SearchSource,
  address: string,
  version = `test ${(opened += 1)}`,
  site = 'https://site.example',
): Promise<EndpointProvider> {
  const before = process.env['DATABASE_URL'];
  process.env['DATABASE_URL'] = address;
  try {
    return await open(source, { site, version });
  } finally {
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  }
}
