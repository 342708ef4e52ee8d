import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import type { Block } from '../../generated/types';
import { weigh } from './weigh';

const folder = join(temporaryFolder(), 'assets');
mkdirSync(folder);
for (const name of ['client.js', 'Hero.js', 'Hero.css']) writeFileSync(join(folder, name), name);

/** Code whose blocks have files of their own besides those of every page. */
const code = {
  folder,
  scripts: (types: Iterable<string>) => [
    '/assets/client.js',
    ...[...types].map(() => '/assets/Hero.js'),
  ],
  styles: (types: Iterable<string>) => [...types].map(() => '/assets/Hero.css'),
};
const blocks = [{ type: 'hero' }, { type: 'hero' }] as Block[];

it('says of pages of categories what all of them need, so that no other block is fetched ahead', () => {
  const faq = { type: 'accordion', onlyIn: ['pumps'] } as unknown as Block;
  const page = { path: '/store/category/:category', blocks: [...blocks, faq] };
  const { contents, code: files } = weigh({
    code,
    pages: [page],
    data: new Map(),
    assets: { files: new Map() },
    budget: 1,
  });
  expect(contents).toEqual({ 'store/category/_unknown': ['hero'] });
  expect(Object.keys(files)).toEqual(['hero', 'accordion']);
});

it('lists the files of pages, and their sizes', () => {
  const assets = new Map([
    ['/assets/pumps.json', Buffer.from('[]')],
    ['/assets/pump.svg', Buffer.from('<svg/>')],
    ['/assets/huge.json', Buffer.alloc(700_000)],
  ]);
  const weights = weigh({
    code,
    pages: [
      { path: '/', blocks },
      { path: '/store/category/:category', blocks },
    ],
    data: new Map([['_index', 4000]]),
    assets: { files: assets },
    budget: 30_000,
  });
  expect(weights).toEqual({
    budget: 30_000,
    contents: { _index: ['hero'], 'store/category/_unknown': ['hero'] },
    data: { _index: 4000 },
    code: { hero: { 'assets/Hero.js': expect.any(Number), 'assets/Hero.css': expect.any(Number) } },
    listings: { '/assets/pumps.json': expect.any(Number) },
  });
});
