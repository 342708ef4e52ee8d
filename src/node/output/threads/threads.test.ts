import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createCompressors } from '../testing';
import { createThreads } from './threads';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

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

describe('a thread that ends before its work is done', () => {
  /** A thread does what it is sent, and answers when that has done it no harm. */
  const fragile = () => {
    const file = join(folder, 'fragile.mjs');
    writeFileSync(file, FRAGILE);
    const threads = createThreads<string>(file);
    onTestFinished(() => threads.close());
    return threads;
  };

  it.each([
    ['crash', /broken for good/],
    ['leave', /ended before its work was done/],
  ])('says so to all who wait for it: %s', async (harm, said) => {
    const threads = fragile();
    // More than there can be threads, so that some wait behind others.
    const jobs = Array.from({ length: 12 }, () => threads.work(harm));
    const failed = await Promise.allSettled(jobs);
    for (const one of failed)
      expect(one).toMatchObject({ reason: { message: expect.stringMatching(said) } });
  });

  it('gets no more jobs: they are rejected where no other is left', async () => {
    const threads = fragile();
    await Promise.allSettled(Array.from({ length: 4 }, () => threads.work('crash')));
    await expect(threads.work('nothing')).rejects.toThrow('broken for good');
  });

  it.skipIf(availableParallelism() === 1)('leaves its work to the others', async () => {
    const threads = fragile();
    await expect(threads.work('crash')).rejects.toThrow('broken for good');
    for (let n = 0; n < 8; n += 1) await threads.work('nothing');
  });

  it('leaves nobody waiting who was on the way when the threads were closed', async () => {
    const threads = fragile();
    const [waiting] = await Promise.allSettled([threads.work('wait'), threads.close()]);
    expect(waiting).toMatchObject({
      reason: { message: 'A thread has ended before its work was done.' },
    });
  });
});

const FRAGILE = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, job }) => {
  if (job === 'crash') setTimeout(() => { throw new Error('broken for good'); });
  else if (job === 'leave') process.exit();
  else if (job !== 'wait') parentPort.postMessage({ id });
});`;
