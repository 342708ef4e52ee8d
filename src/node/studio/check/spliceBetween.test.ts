import { expect, it } from 'vitest';
import { spliceBetween } from './spliceBetween';

it.each([
  ['abc', 'abc', [3, 0, '']],
  ['abc', 'axc', [1, 1, 'x']],
  ['abc', 'abcd', [3, 0, 'd']],
  ['abc', 'bc', [0, 1, '']],
  ['aaa', 'aa', [2, 1, '']],
  ['aa', 'aaa', [2, 0, 'a']],
  ['', 'ab', [0, 0, 'ab']],
  ['ab', '', [0, 2, '']],
])('of %j and %j is %j', (before, after, splice) => {
  const list = (text: string) => Array.from(text, (letter) => ({ letter }));
  const { from, count, entries } = spliceBetween(list(before), list(after));
  expect([from, count, entries.map(({ letter }) => letter).join('')]).toEqual(splice);
  expect(list(before).toSpliced(from, count, ...entries)).toEqual(list(after));
});
