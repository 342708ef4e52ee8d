import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { Unavailable } from './provider';
import { answerFrom, startAnswering } from './startAnswering';

vi.mock('node:child_process', { spy: true });

it('a site that cannot be read is explained as it would be in the same process', async () => {
  const dir = join(temporaryFolder(), 'dist');
  await expect(startAnswering({ root: process.cwd(), dir, provider: 'memory' })).rejects.toThrow(
    `There is no built site in ${dir}. Run "npm run build" first.`,
  );
});

/** A process that answers with what it was opened with and asked, and ends by itself if it is asked to. */
const CHILD = `
process.on('message', (message) => {
  if (message === 'close') process.exit();
  if (message.open) return process.send({ opened: { count: 1, about: message.open } });
  const { id, kind, request } = message;
  if (request.q === 'end') process.exit(1);
  if (request.q === 'away') return process.send({ id, failure: 'Away.', isUnavailable: true });
  if (request.q !== 'held') process.send({ id, text: kind + ' ' + request.q });
});`;

function start() {
  const file = join(temporaryFolder(), 'child.mjs');
  writeFileSync(file, CHILD);
  return answerFrom(pathToFileURL(file), 'a site');
}

it('asks a process of its own, until it is closed', async () => {
  const answering = await start();
  expect(answering).toMatchObject({ count: 1, about: 'a site' });
  const answers = ['fan', 'pump'].map((q) => answering.answer('json', { q }));
  expect(await Promise.all(answers)).toEqual(['json fan', 'json pump']);
  await expect(answering.answer('json', { q: 'away' })).rejects.toThrow(new Unavailable('Away.'));
  expect(answering.hasEnded()).toBe(false);
  await answering.close();
  await answering.close();
});

it('says of all that was asked that it is for later, once the process has ended by itself', async () => {
  const answering = await start();
  const [held, last] = ['held', 'end'].map((q) => answering.answer('json', { q }));
  await expect(held).rejects.toBeInstanceOf(Unavailable);
  await expect(last).rejects.toThrow('The process that answers has ended (1).');
  expect(answering.hasEnded()).toBe(true);
  await expect(answering.answer('json', { q: 'fan' })).rejects.toBeInstanceOf(Unavailable);
});

it('says why no process could be started, as where no descriptor is free', async () => {
  // Node gives back a child to which nothing can be sent.
  const child = new EventEmitter() as ChildProcess;
  vi.mocked(fork).mockReturnValueOnce(child);
  setImmediate(() => child.emit('error', new Error('spawn EMFILE')));
  await expect(start()).rejects.toThrow('spawn EMFILE');
});
