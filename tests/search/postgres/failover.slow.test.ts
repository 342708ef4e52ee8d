import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../../src/node/serve/listen';
import { searchHandler } from '../../../src/node/search/searchHandler';
import { endpointOf } from '../../../src/node/search/testing';
import { reportMissing } from '../../setup/reportMissing';
import { temporaryFolder } from '../../temporary/temporaryFolder';
import { partsCatalogue } from '../partsCatalogue';
import { openPostgres } from './opened';
import { findPostgres } from './programs';
import { prepareServers } from './servers';

const CLIENTS = 20;
const QUESTIONS = 40;
/** Each client has so many answers when the primary is killed. */
const BEFORE = 10;

const found = findPostgres();
const servers = 'folder' in found ? prepareServers(found.folder, temporaryFolder()) : undefined;
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await servers?.close();
});

reportMissing('missing' in found ? found.missing : undefined);

describe.each(servers ? [servers] : [])('an endpoint over a primary and a replica', (own) => {
  const source = partsCatalogue(1600);

  async function start() {
    const primary = await own.startPrimary();
    const loaded = await openPostgres(source, own.addressOf(primary), 'one');
    await loaded.close?.();
    const replica = await own.startReplica(primary);
    const provider = await openPostgres(source, own.addressOf(primary, replica), 'one');
    const running = await listen(searchHandlerOf(provider), 0);
    ends.push(async () => provider.close?.(), running.close);
    return {
      primary,
      replica,
      ask: (query: string) => fetch(`${running.url}/search.json?${query}`),
    };
  }

  it('loses no answer when the primary dies, and says when the database is back if both do', async () => {
    const { primary, replica, ask } = await start();
    const statuses = new Map<number, number>();
    let isKilled = false;
    let early = 0;
    const client = async (n: number) => {
      for (let turn = 0; turn < QUESTIONS; turn += 1) {
        if (turn === BEFORE && (early += 1) === CLIENTS) {
          await primary.kill();
          isKilled = true;
        }
        // Always another one, so that no answer is kept from before.
        const answer = await ask(
          `q=${n % 2 ? 'bearing' : 'valve'}&_size=${turn + 1}&page=${n + 1}`,
        );
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        await answer.text();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
    expect(isKilled).toBe(true);
    expect(Object.fromEntries(statuses)).toEqual({ 200: CLIENTS * QUESTIONS });

    await replica.kill();
    const refused = await ask('q=hose');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('out of reach') });
  });
});

function searchHandlerOf(provider: Parameters<typeof endpointOf>[0]) {
  const handler = searchHandler(endpointOf(provider));
  return (...exchange: Parameters<typeof handler>) => void handler(...exchange);
}
