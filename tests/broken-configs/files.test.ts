import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { check, GOOD, swap } from './breaking';

const publicDir = join(temporaryFolder(), 'public');
cpSync(resolve(import.meta.dirname, '../fixtures/other-company/public'), publicDir, {
  recursive: true,
});
for (const folder of ['downloads', 'images']) {
  mkdirSync(join(publicDir, folder), { recursive: true });
  writeFileSync(join(publicDir, folder, 'winch.pdf'), '%PDF-1.7');
}

const withSheet = (path: string) =>
  check(swap(GOOD, '"id": "dk-003",', `"id": "dk-003", "dataSheet": "${path}",`), publicDir);

it('[D15] a data sheet is a file that is published', async () => {
  expect((await withSheet('/downloads/winch.pdf')).problems).toEqual([]);
});

it.each([
  [
    '/downloads/wnch.pdf',
    'There is no file "/downloads/wnch.pdf".',
    'Did you mean "/downloads/winch.pdf"?',
  ],
  [
    '/images/winch.pdf',
    'There is no file "/images/winch.pdf".',
    'Put it into a folder of public/ of its own, such as public/downloads/.',
  ],
  [
    '/x.pdf',
    'There is no file "/x.pdf".',
    'Put it into a folder of public/ of its own, such as public/downloads/.',
  ],
])('[D15] a data sheet that is missing is an error: %s', async (path, message, advice) => {
  const { problems } = await withSheet(path);
  expect(problems.map((one) => [one.message, one.advice])).toEqual([[message, advice]]);
});
