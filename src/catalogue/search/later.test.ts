import { expect, it } from 'vitest';
import { later } from './later';
import { atOnce, type Parts } from './slices';

/** Counts its parts. */
function work() {
  const done: number[] = [];
  function* three(): Parts<string> {
    for (const part of [1, 2, 3]) {
      done.push(part);
      yield;
    }
    return 'done';
  }
  return { done, put: later(three()) };
}

it('does nothing before it is asked, and its work once', () => {
  const { done, put } = work();
  expect(done).toEqual([]);
  expect([put.now(), put.now()]).toEqual(['done', 'done']);
  expect(done).toEqual([1, 2, 3]);
});

it('has its result once the parts are done', () => {
  const { done, put } = work();
  atOnce(put.parts);
  expect(done).toEqual([1, 2, 3]);
  expect(put.now()).toBe('done');
});

it('finishes at once what was begun in parts, whose rest then does nothing', () => {
  const { done, put } = work();
  put.parts.next();
  expect(put.now()).toBe('done');
  atOnce(put.parts);
  expect(put.now()).toBe('done');
  expect(done).toEqual([1, 2, 3]);
});
