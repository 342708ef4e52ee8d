import { expect, it } from 'vitest';
import { check, GOOD, swap } from './breaking';

const withPublish = (publish: object): string =>
  swap(GOOD, '"version"', `"studio": { "publish": ${JSON.stringify(publish)} }, "version"`);

const messages = async (publish: object): Promise<string[]> =>
  (await check(withPublish(publish))).problems.map(({ message }) => message);

it('[U7] a place to publish to is a folder, or a server with a host', async () => {
  expect(await messages({ kind: 'folder', path: '/mnt/web/site' })).toEqual([]);
  expect(await messages({ kind: 'rsync', host: 'web.example.org', path: 'www' })).toEqual([]);
  expect(await messages({ kind: 'sftp', path: 'www' })).toEqual([
    'Publishing by sftp needs the name of a server.',
  ]);
  expect(await messages({ kind: 'folder', path: '/mnt/web', port: 22 })).toEqual([
    'A folder has no host, user or port.',
  ]);
});

it.each([
  { kind: 'rsync', host: '-oProxyCommand=x', path: 'www' },
  { kind: 'rsync', host: 'web.example.org', user: '-l', path: 'www' },
  { kind: 'rsync', host: 'web.example.org', path: '-rf' },
  { kind: 'folder', path: '/mnt/$(x)' },
])('[U7] nothing in it may be read as a command or an option: %j', async (publish) => {
  expect(await messages(publish)).toHaveLength(1);
});
