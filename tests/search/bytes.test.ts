import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packIndex } from '../../src/catalogue/search/indexFile';
import { partsCatalogue } from './partsCatalogue';

/** What a phone on a slow network may fetch before the first result, in bytes, without the worker's 10 KB. */
const MAX_INDEX_BYTES = 50_000;

it('the index of 3,000 products leaves room for its worker below 60 KB', () => {
  const text = packIndex(partsCatalogue(3000), true);
  expect(brotliCompressSync(text).length).toBeLessThan(MAX_INDEX_BYTES);
});
