import { unzipSync } from 'fflate';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { toZip } from './toZip';

it('[U6] packs all files of the site, byte by byte, and leaves nothing else behind', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  mkdirSync(join(site, 'about'), { recursive: true });
  const html = Buffer.from('<p>Zürich</p>'.repeat(5000));
  writeFileSync(join(site, 'about', 'index.html'), html);
  writeFileSync(join(site, 'index.html.br'), Buffer.from([0, 1, 255]));
  writeFileSync(join(site, 'empty.txt'), '');
  const steps: unknown[] = [];
  await toZip(site, join(folder, 'out', 'site.zip'), (step) => steps.push(step));
  const files = unzipSync(readFileSync(join(folder, 'out', 'site.zip')));
  expect(Object.keys(files)).toEqual(['about/index.html', 'empty.txt', 'index.html.br']);
  expect(Buffer.from(files['about/index.html'] ?? []).equals(html)).toBe(true);
  expect([...(files['index.html.br'] ?? [])]).toEqual([0, 1, 255]);
  expect(steps.at(-1)).toEqual({ step: 'pack', done: 2, total: 3 });
  expect(readdirSync(join(folder, 'out'))).toEqual(['site.zip']);
});
