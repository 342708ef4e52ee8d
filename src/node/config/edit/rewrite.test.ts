import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyAll } from '../../../document/apply';
import type { Operation } from '../../../document/operation';
import { rewrite } from './rewrite';

const ROOT = join(import.meta.dirname, '../../../..');
const CONFIGS = [
  'site.config.json',
  'tests/fixtures/smallest/site.config.json',
  'tests/fixtures/other-company/site.config.json',
  'tests/fixtures/other-company/arabic.config.json',
  'tests/fixtures/norwegian-engines/site.config.json',
];
const TEXT = readFileSync(join(ROOT, 'site.config.json'), 'utf8');

const after = (text: string, ...operations: Operation[]): string =>
  rewrite(text, applyAll(JSON.parse(text), operations).value);

/** The lines that only one of two texts has, in order. */
function changedLines(before: string, now: string): { gone: string[]; come: string[] } {
  const [old, young] = [before.split('\n'), now.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === young[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, young.length) - start &&
    old.at(-1 - end) === young.at(-1 - end)
  )
    end += 1;
  return {
    gone: old.slice(start, old.length - end),
    come: young.slice(start, young.length - end),
  };
}

describe('[T2] a rewritten config', () => {
  it.each(CONFIGS)('is unchanged byte for byte if nothing has changed: %s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(rewrite(text, JSON.parse(text))).toBe(text);
    const odd = text
      .replaceAll('\n', '\r\n')
      .replaceAll(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2));
    expect(rewrite(odd, JSON.parse(odd))).toBe(odd);
  });

  it('changes one line for one text, and keeps its escapes', () => {
    const { gone, come } = changedLines(
      TEXT,
      after(TEXT, { op: 'set', at: '/pages/1/blocks/3/heading', value: 'Our Values' }),
    );
    expect(gone).toHaveLength(1);
    expect(come).toEqual([gone[0]?.replace('Our Core Values', 'Our Values')]);
    const escaped = String.raw`{ "a": "10\u00a0kW", "b": 1 }`;
    expect(after(escaped, { op: 'set', at: '/a', value: '11\u00a0kW' })).toBe(
      String.raw`{ "a": "11\u00a0kW", "b": 1 }`,
    );
  });

  it('changes only the lines of a removed or moved entry', () => {
    const removed = changedLines(TEXT, after(TEXT, { op: 'remove', at: '/pages/1/blocks/3' }));
    expect(removed.come).toEqual([]);
    const move: Operation = { op: 'move', from: '/pages/1/blocks/3', to: '/pages/1/blocks/0' };
    const moved = after(TEXT, move);
    expect(moved.split('\n').toSorted()).toEqual(TEXT.split('\n').toSorted());
  });

  it('is the original again when everything is undone, even a removed field', () => {
    const operations: Operation[] = [
      { op: 'unset', at: '/pages/1/blocks/3/heading' },
      { op: 'move', from: '/pages/1/blocks/5', to: '/pages/1/blocks/0' },
      { op: 'remove', at: '/store/products/4' },
    ];
    const { value, inverse } = applyAll(JSON.parse(TEXT), operations);
    expect(rewrite(TEXT, applyAll(value, inverse).value)).toBe(TEXT);
    const { pages, ...others } = JSON.parse(TEXT) as { pages: object[] };
    const turned = pages.map((page) => Object.fromEntries(Object.entries(page).toReversed()));
    expect(rewrite(TEXT, { ...others, pages: turned })).toBe(TEXT);
  });

  it.each<[string, string, Operation, string]>([
    [
      'a new field',
      '{\n  "a": 1\n}\n',
      { op: 'set', at: '/b', value: 2 },
      '{\n  "a": 1,\n  "b": 2\n}\n',
    ],
    [
      'a new first field',
      '{\n  "b": 1\n}',
      { op: 'set', at: '/a', value: 2, before: 'b' },
      '{\n  "a": 2,\n  "b": 1\n}',
    ],
    ['a field on one line', '{ "a": 1 }', { op: 'set', at: '/b', value: 2 }, '{ "a": 1, "b": 2 }'],
    [
      'an entry of an empty list',
      '{ "a": [] }',
      { op: 'insert', at: '/a/0', value: 1 },
      '{ "a": [1] }',
    ],
    ['a list that becomes empty', '{ "a": [ 1 ] }', { op: 'remove', at: '/a/0' }, '{ "a": [] }'],
    [
      'another name',
      '{ "a" :  1, "b": 2 }',
      { op: 'move', from: '/a', to: '/c' },
      '{ "c" :  1, "b": 2 }',
    ],
    [
      'what went to a deeper place',
      '{\n  "a": {\n    "b": 1\n  },\n  "c": {\n    "d": 1\n  }\n}',
      { op: 'move', from: '/a', to: '/c/e' },
      '{\n  "c": {\n    "d": 1,\n    "e": { "b": 1 }\n  }\n}',
    ],
    [
      'a short list that grows beyond its line',
      `{\n  "a": ["${'x'.repeat(60)}"]\n}`,
      { op: 'insert', at: '/a/-', value: 'y'.repeat(40) },
      `{\n  "a": [\n    "${'x'.repeat(60)}",\n    "${'y'.repeat(40)}"\n  ]\n}`,
    ],
  ])('looks like the rest: %s', (_, text, operation, expected) => {
    expect(after(text, operation)).toBe(expected);
  });
});
