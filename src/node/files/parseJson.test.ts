import { expect, it } from 'vitest';
import { parseJson } from './parseJson';

it('reads JSON with and without a byte order mark, and refuses what is no JSON', () => {
  expect([parseJson('\ufeff{ "a": 1 }'), parseJson('{ "a": 1 }')]).toEqual([{ a: 1 }, { a: 1 }]);
  expect(() => parseJson('\ufeff{ "a": ')).toThrow(SyntaxError);
});
