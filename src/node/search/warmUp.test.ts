import { expect, it, vi } from 'vitest';
import type { Answering, AnswerKind } from './answering';
import { createAnswers } from './answers';
import { keyOf, type Asked } from './oftenAsked';
import { Unavailable } from './provider';
import { warmUp } from './warmUp';

const ASKED: Asked[] = [
  { kind: 'html', request: { q: 'fan' } },
  { kind: 'json', request: { q: 'pump', page: 2 } },
];
const FACETS: Asked = { kind: 'json', request: { q: '' } };
/** The facets, what slips are looked for in, and two orders. */
const OWN = 4;

const told = (kind: AnswerKind, { q }: Asked['request']) => Promise.resolve(`${kind} of ${q}`);
const stays = () => false;

it('keeps the answers to what visitors ask most, and the facets of all products first', async () => {
  const answers = createAnswers();
  const answer = vi.fn<Answering['answer']>(told);
  await warmUp({ answer, hasEnded: stays }, answers, ASKED);
  expect(answer.mock.calls[0]).toEqual([FACETS.kind, FACETS.request]);
  const kept = [FACETS, ...ASKED].map((one) => answers.get(keyOf(one))?.plain.toString());
  expect(kept).toEqual(['json of ', 'html of fan', 'json of pump']);
});

it('asks again what a busy database could not answer', async () => {
  const answers = createAnswers();
  const answer = vi
    .fn<Answering['answer']>(told)
    .mockRejectedValueOnce(new Unavailable('The database took too long.'));
  await warmUp({ answer, hasEnded: stays }, answers, []);
  expect(answers.get(keyOf(FACETS))?.plain.toString()).toBe('json of ');
});

it('goes on without an answer that fails, without a database, and without the process', async () => {
  const answers = createAnswers();
  const failing = vi
    .fn<Answering['answer']>(told)
    .mockRejectedValueOnce(new Error('A fault of ours.'));
  await warmUp({ answer: failing, hasEnded: stays }, answers, ASKED);
  expect(failing).toHaveBeenCalledTimes(OWN + ASKED.length);

  const away = () => Promise.reject(new Unavailable('The database is away.'));
  await warmUp({ answer: away, hasEnded: stays }, answers, ASKED, 5);

  const ended = vi.fn<Answering['answer']>(away);
  await warmUp({ answer: ended, hasEnded: () => ended.mock.calls.length > 0 }, answers, ASKED);
  expect(ended).toHaveBeenCalledOnce();
});
