import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import type { FilesAnswer } from '../../../studio/views/files/protocol';
import type { FeatureSources } from '../featureSources';
import { fileRoutes } from './routes';

let siteDir = '';
let publicDir = '';

beforeEach(() => {
  siteDir = temporaryFolder();
  publicDir = join(siteDir, 'public');
  for (const folder of ['downloads', 'images', 'fonts'])
    mkdirSync(join(publicDir, folder), { recursive: true });
  for (const name of ['downloads/b.pdf', 'downloads/a 10.pdf', 'downloads/a 9.pdf', 'proof.txt'])
    writeFileSync(join(publicDir, name), '%PDF-');
  for (const name of ['images/pump.svg', 'downloads/.b.pdf', 'fonts/a.woff2'])
    writeFileSync(join(publicDir, name), 'x');
  writeFileSync(join(siteDir, 'site.config.json'), '{}');
});

/** Asks the library of a site with this draft. */
async function ask<T = FilesAnswer>(route: string, body: object = {}, draft: unknown = {}) {
  const file = join(siteDir, 'site.config.json');
  const session = { draft: { value: draft }, saved: { value: {} } } as FeatureSources['session'];
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), {
    headers: { 'content-type': 'application/json' },
  }) as unknown as IncomingMessage;
  const answer = fileRoutes({ file, publicDir, session })[route]?.(
    request,
    undefined as never,
    undefined as never,
  );
  return (await answer) as T;
}

const namesOf = ({ files }: FilesAnswer) => files.map(({ src }) => src);

it('[T72] lists what visitors can download, and neither pictures nor hidden files', async () => {
  const { files, deleted } = await ask('GET files');
  expect(files).toEqual([
    { src: '/downloads/a 9.pdf', bytes: 5, canGo: true },
    { src: '/downloads/a 10.pdf', bytes: 5, canGo: true },
    { src: '/downloads/b.pdf', bytes: 5, canGo: true },
    { src: '/proof.txt', bytes: 5, canGo: false },
  ]);
  expect(deleted).toEqual([]);
});

it('[T72] a file that is deleted lies in the trash, and comes back to its place', async () => {
  const left = await ask('POST delete-file', { src: '/downloads/b.pdf' });
  expect(namesOf(left)).not.toContain('/downloads/b.pdf');
  const [deleted] = left.deleted;
  expect(deleted).toMatchObject({ src: '/downloads/b.pdf', bytes: 5 });
  const restored = await ask<{ src: string }>('POST restore-file', { id: deleted?.id });
  expect(restored.src).toBe('/downloads/b.pdf');
  expect(namesOf(await ask('GET files'))).toContain('/downloads/b.pdf');
});

it.each([
  ['by a field', { file: '/downloads/a 9.pdf' }],
  ['by a link in a text', { text: ['See [it](/downloads/a 9.pdf).'] }],
  ['by a link as browsers show it', { text: ['See [it](/downloads/a%209.pdf).'] }],
])('[T72] a file that is named %s stays', async (_, draft) => {
  const asked = ask('POST delete-file', { src: '/downloads/a 9.pdf' }, draft);
  await expect(asked).rejects.toThrow('a 9.pdf is used in site.config.json. Take it out there');
  expect(existsSync(join(publicDir, 'downloads/a 9.pdf'))).toBe(true);
});

it.each([
  ['/proof.txt', 'in no folder'],
  ['/site.config.json', 'in no folder'],
  ['/downloads/../../site.config.json', 'gone'],
  ['/images/pump.svg', 'gone'],
  ['/downloads/.b.pdf', 'gone'],
])('deletes nothing but files of folders that the library shows: not %s', async (src, words) => {
  await expect(ask('POST delete-file', { src })).rejects.toThrow(words);
  expect(existsSync(join(siteDir, 'site.config.json'))).toBe(true);
  expect(existsSync(join(publicDir, 'images/pump.svg'))).toBe(true);
});
