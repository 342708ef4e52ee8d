import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import type { PageJob, PrerenderContext } from './prerenderPage';
import { createPrerenderPool } from './prerenderPool';

/** Replaces `prerenderWorker.ts`: a job fails in the way that its page specifies. */
const WORKER = `
const [, { context }] = require('node:worker_threads').workerData;
exports.default = async ([{ page }]) => {
  if (page === 'fail') throw new Error(context.reason);
  if (page === 'crash') setTimeout(() => { throw new Error('broken for good'); });
  if (page !== 'fine') await new Promise(() => {});
};`;

function pool() {
  const file = join(temporaryFolder(), 'worker.cjs');
  writeFileSync(file, WORKER);
  const started = createPrerenderPool(file, {
    reason: 'no such block',
  } as unknown as PrerenderContext);
  onTestFinished(() => started.destroy());
  const run = (page: string) => started.run([{ page } as PageJob]);
  return { run, destroy: () => started.destroy() };
}

it('rejects with the error of a failed page, and continues with others', async () => {
  const { run } = pool();
  await expect(run('fail')).rejects.toThrow('no such block');
  await Promise.all(Array.from({ length: 20 }, () => run('fine')));
});

it('rejects the job of a worker that crashes', async () => {
  const { run } = pool();
  await expect(run('crash')).rejects.toThrow('broken for good');
  await run('fine');
});

it('rejects running jobs when it is destroyed', async () => {
  const { run, destroy } = pool();
  const jobs = Promise.allSettled(Array.from({ length: 20 }, () => run('wait')));
  await destroy();
  expect((await jobs).every(({ status }) => status === 'rejected')).toBe(true);
});
