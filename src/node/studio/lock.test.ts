import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withTemporaryFolder } from '../../../tests/temporary/withTemporaryFolder';
import { giveLockBack, portIn, siteMeta, takeLock } from './lock';

const OWN = 'http://127.0.0.1:1/';

it('[T12] a second Studio of a config learns where the first one runs', async () => {
  const server = createServer((_, response) => response.end(siteMeta('ours')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const first = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await withTemporaryFolder(async (folder) => {
    const file = join(folder, 'lock');
    expect(await takeLock(file, first, 'ours')).toBeUndefined();
    expect(await takeLock(file, OWN, 'ours')).toBe(first);
    expect(portIn(file)).toBe(Number(new URL(first).port));
    giveLockBack(file, OWN);
    expect(existsSync(file)).toBe(true);
    giveLockBack(file, first);
    expect(existsSync(file)).toBe(false);
  });
  server.closeAllConnections();
  server.close();
});

it('[T12] a lock whose port the Studio of another site has taken since is taken over', async () => {
  const server = createServer((_, response) => response.end(siteMeta('another')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await withTemporaryFolder(async (folder) => {
    const file = join(folder, 'lock');
    writeFileSync(file, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(await takeLock(file, OWN, 'ours')).toBeUndefined();
  });
  server.closeAllConnections();
  server.close();
});

it.each(['http://127.0.0.1:1/', 'no address'])(
  '[T12] a lock that a killed Studio has left is taken over: %s',
  async (left) => {
    await withTemporaryFolder(async (folder) => {
      const file = join(folder, 'lock');
      writeFileSync(file, left);
      expect(await takeLock(file, OWN, 'ours')).toBeUndefined();
    });
  },
);
