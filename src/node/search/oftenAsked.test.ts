import { expect, it } from 'vitest';
import { createOftenAsked, keyOf, type Asked } from './oftenAsked';

const json = (q: string): Asked => ({ kind: 'json', request: { q } });

it('names what was asked most first, at most a hundred', () => {
  const asked = createOftenAsked();
  for (let n = 0; n < 150; n += 1) asked.note(json(`part ${n}`));
  for (const q of ['fan', 'pump', 'pump', 'pump', 'fan']) asked.note(json(q));
  const taken = asked.take();
  expect(taken.slice(0, 2)).toEqual([json('pump'), json('fan')]);
  expect(taken).toHaveLength(100);
});

it('tells a page from JSON', () => {
  const asked = createOftenAsked();
  for (const one of [json('fan'), { ...json('fan'), kind: 'html' } as const]) asked.note(one);
  expect(asked.take().map(({ kind }) => kind)).toEqual(['json', 'html']);
});

it('counts what was asked of the builds before less and less', () => {
  const asked = createOftenAsked();
  for (let n = 0; n < 4; n += 1) asked.note(json('of old'));
  for (let build = 0; build < 3; build += 1) asked.take();
  asked.note(json('of late'));
  expect(asked.take()[0]).toEqual(json('of late'));
});

it('keeps neither very many questions nor very long ones', () => {
  const asked = createOftenAsked();
  for (let n = 0; n < 3; n += 1) asked.note(json('first'));
  asked.note(json('x'.repeat(600)));
  expect(asked.take()).toEqual([json('first')]);
  for (let n = 0; n < 2000; n += 1) asked.note(json(`part ${n}`));
  expect(asked.take().map(keyOf)).not.toContain(keyOf(json('first')));
});

it('forgets', () => {
  const asked = createOftenAsked();
  asked.note(json('fan'));
  asked.forget();
  expect(asked.take()).toEqual([]);
});
