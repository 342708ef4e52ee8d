import { expect, it } from 'vitest';
import { applyEdits } from '../edit/applyEdits';
import { duplicateRepair } from './duplicateRepair';

function repaired(text: string): string | undefined {
  const repair = duplicateRepair(text, text.indexOf('"a"'), text.lastIndexOf('"a"'));
  return repair && applyEdits(text, [repair]);
}

it.each([
  ['{ "a": [1, { "b": 2 }], "c": 3, "a": [1, { "b": 2 }] }', '{ "a": [1, { "b": 2 }], "c": 3 }'],
  ['{ "a": {}, "c": 3, "a": { "b": 1 } }', '{ "c": 3, "a": { "b": 1 } }'],
  ['{ "a": "x", "a": "" }', '{ "a": "x" }'],
  ['{\n  "a": 1,\n  "a": 1\n}', '{\n  "a": 1\n}'],
])('of two equal keys the one that adds nothing goes: %j', (text, after) => {
  expect(repaired(text)).toBe(after);
});

it.each(['{ "a": 1, "a": 2 }', '{ "a": { "b": 1 }, "a": { "c": 1 } }', '{ "a": 0, "a": 1 }'])(
  'where both hold something, it is not certain which one: %j',
  (text) => {
    expect(repaired(text)).toBeUndefined();
  },
);
