import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { sizeInWords } from './sizeInWords';

const file = join(temporaryFolder(), 'sheet.pdf');

it.each([
  [20, 'en-GB', '1 kB'],
  [340_400, 'en-GB', '340 kB'],
  [1_240_000, 'en-GB', '1.2 MB'],
  [1_240_000, 'nb', '1,2 MB'],
])('the size of a file of %i bytes is in %s: %s', (bytes, language, words) => {
  writeFileSync(file, Buffer.alloc(bytes));
  expect(sizeInWords(file, language).replaceAll(/\s/g, ' ')).toBe(words);
});
