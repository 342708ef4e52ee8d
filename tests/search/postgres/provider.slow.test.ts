import { afterAll, describe, expect, it } from 'vitest';
import { createMemorySearch } from '../../../src/catalogue/search/memorySearch';
import type { SearchRequest, SearchSource } from '../../../src/catalogue/search/searchTypes';
import { readAddresses } from '../../../src/node/search/postgres/addresses';
import { openDatabase } from '../../../src/node/search/postgres/database';
import type { EndpointProvider } from '../../../src/node/search/provider';
import { reportMissing } from '../../setup/reportMissing';
import { temporaryFolder } from '../../temporary/temporaryFolder';
import { wrongCounts } from '../counting';
import { missed } from '../grading';
import { partsCatalogue } from '../partsCatalogue';
import { FORTY, SECOND_THIRTY, THIRTY, TWENTY_FOUR } from '../questions';
import { isSame, requestsFor } from '../manyRequests';
import { testProvider } from '../testProvider';
import { openPostgres } from './opened';
import { findPostgres } from './programs';
import { prepareServers } from './servers';

const found = findPostgres();
const servers = 'folder' in found ? prepareServers(found.folder, temporaryFolder()) : undefined;
const opened: EndpointProvider[] = [];
let address: Promise<string> | undefined;

afterAll(async () => {
  await Promise.all(opened.map(async (provider) => provider.close?.()));
  await servers?.close();
});

async function open(source: SearchSource): Promise<EndpointProvider> {
  if (!servers) throw new Error('There is no PostgreSQL.');
  address ??= servers.startPrimary().then((primary) => servers.addressOf(primary));
  const provider = await openPostgres(source, await address);
  opened.push(provider);
  return provider;
}

reportMissing('missing' in found ? found.missing : undefined);

describe.each(servers ? ['PostgreSQL'] : [])('the provider of %s', () => {
  testProvider(open);
});

/** In products, as the page's own search is tested with. */
const SIZE = 3000;

describe.each(servers ? ['PostgreSQL'] : [])('a catalogue in %s', () => {
  const source = partsCatalogue(SIZE);
  const page = createMemorySearch(source);
  let provider: Promise<EndpointProvider> | undefined;
  const opening = () => (provider ??= open(source));

  it('answers buyers’ questions as the page does', async () => {
    const ours = await opening();
    for (const questions of [FORTY, THIRTY, SECOND_THIRTY, TWENTY_FOUR])
      expect(await missed(ours, questions)).toEqual(await missed(page, questions));
  });

  it('answers to the letter what the page answers', async () => {
    const ours = await opening();
    const different: SearchRequest[] = [];
    for (const request of requestsFor(source))
      if (!isSame(await page.search(request), await ours.search(request))) different.push(request);
    expect(different).toEqual([]);
  });

  it('counts as counting does, whatever the filters', async () => {
    expect(await wrongCounts(await opening(), source)).toEqual([]);
  });

  it('is asked once more for what has taken too long', async () => {
    await opening();
    const database = openDatabase(readAddresses({ DATABASE_URL: await address }));
    await database.write((client) => client.query('create sequence turns'));
    // The first time longer than a statement may take, then not.
    const sql = `select nextval('turns') as turn, pg_sleep(case when is_called then 0 else 4 end)
      from turns`;
    expect(await database.read(sql, [])).toMatchObject([{ turn: '2' }]);
    await expect(database.read('select pg_sleep(4)', [])).rejects.toThrow('took too long');
    await database.close();
  });

  it('is asked without compiling what is asked, which would take longer than the answer', async () => {
    await opening();
    const database = openDatabase(readAddresses({ DATABASE_URL: await address }));
    expect(await database.read('show jit', [])).toEqual([{ jit: 'off' }]);
    await database.close();
  });
});
