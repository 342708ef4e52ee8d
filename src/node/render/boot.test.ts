import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Boot } from '../../app/early/earlyState';
import { numberedBoots } from './boot';

const boot = (entry: string): Boot => ({
  entry,
  preload: ['/assets/it’s.js'],
  inlined: [],
  data: ['/catalogue/1/_site.json'],
  cart: 'acme-cart',
});
const BOOTS = [boot('/assets/a.js'), boot('/assets/b.js')];

/** What the attribute of the early script's tag says once the file has run. */
const after = (written: string): unknown => {
  const tag = { dataset: { boot: written } };
  const document = { getElementById: (id: string) => (id === 'early' ? tag : null) };
  runInNewContext(numberedBoots(BOOTS), { document });
  return JSON.parse(tag.dataset.boot);
};

it('a page that only has the number of its settings gets those from the shared file', () => {
  expect([after('0'), after('1')]).toEqual(BOOTS);
});

it('a page that has its own settings keeps them, such as one with a file of its data', () => {
  const own = boot('/assets/own.js');
  expect(after(JSON.stringify(own))).toEqual(own);
});
