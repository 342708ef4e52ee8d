import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { journalOf } from './session/journal';
import { siteMeta, siteOf } from './lock';
import { startStudio } from './startStudio';

const root = resolve(import.meta.dirname, '../../..');

it('[T12] leaves a config to the Studio that runs on it, and says its address', async () => {
  const file = join(temporaryFolder(), 'site.config.json');
  const running = createServer((_, response) => response.end(siteMeta(siteOf(file))));
  running.listen(0, '127.0.0.1');
  await once(running, 'listening');
  const url = `http://127.0.0.1:${(running.address() as AddressInfo).port}/`;
  const lock = `${journalOf(file)}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(lock, url);
  const studio = await startStudio(root, file);
  expect(studio).toMatchObject({ url, isElsewhere: true });
  await studio.close();
  // It is still the other one's.
  expect(readFileSync(lock, 'utf8')).toBe(url);
  running.closeAllConnections();
  running.close();
});

it('says in a sentence that a config cannot be read, and holds no lock then', async () => {
  const file = join(temporaryFolder(), 'site.config.json');
  await expect(startStudio(root, file)).rejects.toThrow(/site\.config\.json/);
  expect(existsSync(`${journalOf(file)}.lock`)).toBe(false);
});
