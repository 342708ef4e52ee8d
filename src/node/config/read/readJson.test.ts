import { describe, expect, it } from 'vitest';
import { readJson } from './readJson';

const messages = (text: string) => readJson(text).mistakes.map(({ message }) => message);

describe('readJson', () => {
  it('reads valid JSON without mistakes', () => {
    expect(readJson('{"a": [1, "b"]}')).toMatchObject({
      readable: true,
      data: { a: [1, 'b'] },
      mistakes: [],
    });
  });

  it.each([
    ['{"a": 1,}', { a: 1 }],
    ['{"a" 1}', { a: 1 }],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }],
    ["{'a': 'it\\'s'}", { a: "it's" }],
    ['{a: True, b: None}', { a: true, b: null }],
    ['{"a": C:\\dir, "b": 1}', { a: 'C:\\dir', b: 1 }],
    ['{"a": "C:\\dir"}', { a: 'C:\\dir' }],
    ['{"a": hello world, "b": 1}', { a: 'hello world', b: 1 }],
    ['{"a": "say "hi" now", "b": 1}', { a: 'say "hi" now', b: 1 }],
    ['{"a": [1, 2}', { a: [1, 2] }],
    ['{\n  "a": [1, 2},\n  "b": 1\n}', { a: [1, 2], b: 1 }],
    ['{"a": 1} }', { a: 1 }],
    ['{"a": 007, "b": 0x1F, "c": .5}', { a: '007', b: '0x1F', c: '.5' }],
    ['{“a”: “b”}', { a: 'b' }],
    ['/* x */ {"a": 1} // y', { a: 1 }],
  ])('repairs a mistake as it was probably meant, and reads on: %s', (text, data) => {
    expect(readJson(text).data).toEqual(data);
    expect(messages(text)).not.toEqual([]);
  });

  it('reports only the first mistake of a line, since the others follow from it', () => {
    expect(messages('{a: True,}')).toEqual(['The name a has no quotes.']);
    expect(messages('{a: 1,\n"b": True}')).toHaveLength(2);
  });

  it('maps offsets of the repaired text to the original', () => {
    const given = "{'a': 'x', b: \"y\"}";
    const reading = readJson(given);
    const { text } = reading;
    const from = (piece: string) => given.slice(reading.original(text.indexOf(piece)));
    expect(text).toBe('{"a": "x", "b": "y"}');
    expect(from('"y"')).toBe('"y"}');
    expect(from('"b"')).toBe('b: "y"}');
  });

  it('gives up after twenty repairs, and says that there may be more', () => {
    const { readable, mistakes } = readJson(`{${"'a': 1,\n".repeat(30)}}`);
    expect(readable).toBe(false);
    expect(mistakes).toHaveLength(22);
    expect(mistakes.slice(-2)).toMatchObject([
      { offset: 161, message: 'This text is in single quotes.' },
      { offset: 161, message: 'The file was read only up to here: more mistakes may follow.' },
    ]);
    expect(messages(`{${"'a': 1,\n".repeat(19)}"b": 1}`)).toHaveLength(19);
  });

  it('reads a hundred levels of nesting, and says where the next begins', () => {
    const nested = (levels: number) =>
      `{"[[": 1,\n"a": ${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(readJson(nested(99))).toMatchObject({ readable: true, mistakes: [] });
    for (const levels of [100, 5000, 1_000_000]) {
      const { readable, mistakes } = readJson(nested(levels));
      expect(readable).toBe(false);
      expect(mistakes).toEqual([
        {
          offset: nested(levels).indexOf('a') + 4 + 99,
          message: 'Here begins level 101 of brackets inside brackets; at most 100 are read.',
          advice: 'Remove the brackets that are too many.',
        },
      ]);
    }
  });
});
