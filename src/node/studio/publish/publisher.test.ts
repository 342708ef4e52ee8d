import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { createPublisher } from './publisher';

const done = async () => undefined;

it('a publication that cannot be prepared is not on its way for ever', () => {
  const folder = temporaryFolder();
  const publisher = createPublisher(folder, join(folder, 'site.config.json'));
  // A file where the draft is to be written, as on a disk that is full.
  const inTheWay = join(folder, '.studio', 'draft');
  mkdirSync(join(folder, '.studio'));
  writeFileSync(inTheWay, '');
  const start = () => publisher.start('draft', {}, done);
  expect(start).toThrow('EEXIST');
  expect(publisher.current()).toEqual({});
  expect(start).toThrow('EEXIST');
});

it('a process that cannot be started is said to have failed, and Studio can be closed', async () => {
  const folder = temporaryFolder();
  const root = join(folder, 'moved');
  const publisher = createPublisher(root, join(folder, 'site.config.json'));
  publisher.start('zip', {}, done);
  await vi.waitUntil(() => publisher.current().outcome);
  expect(publisher.current()).toMatchObject({
    outcome: {
      way: 'zip',
      state: 'failed',
      message: expect.stringMatching(/^Publishing could not be started: .*ENOENT/),
    },
  });
  await publisher.close();
});
