import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createCompressors } from '../output/write';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

const folder = temporaryFolder();
const compressors = createCompressors();
afterEach(() => compressors.close());
const effort = { brotli: 4, gzip: 4 };

it('compresses many files at a time, and tells each when it is done', async () => {
  const files = Array.from({ length: 50 }, (_, n) => join(folder, `${n}.html`));
  await Promise.all(
    files.map(async (file, n) => {
      await compressors.work({ file, content: `${n}`.repeat(1000), effort });
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(`${n}`.repeat(1000));
    }),
  );
});

it('says why a file could not be written, and goes on', async () => {
  await expect(
    compressors.work({ file: join(folder, 'no/such/a.html'), content: 'x', effort }),
  ).rejects.toThrow(/ENOENT/);
  await compressors.work({ file: join(folder, 'a.html'), content: 'x', effort });
});

it('starts again after it was closed', async () => {
  await compressors.work({ file: join(folder, 'b.html'), content: 'x', effort });
  await compressors.close();
  await compressors.work({ file: join(folder, 'c.html'), content: 'x', effort });
  expect(readFileSync(join(folder, 'c.html'), 'utf8')).toBe('x');
});
