import * as fc from 'fast-check';
import { parseTree, type Node } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { applyAll } from '../../../document/apply';
import { toPointer, type Operation } from '../../../document/operation';
import { applyEdits } from './applyEdits';
import { openSource, planEdits } from './planEdits';
import { MAX_LINE_LENGTH } from './print';
import { rewrite } from './rewrite';
import { endOf } from './source';

/** A text of JSON with random white space, and random choices for what is done with it. */
interface Case {
  text: string;
  /** The only line end in it. */
  eol: string;
  pick: number;
  added: unknown;
}

const names = fc.constantFrom('a', 'b', 'title', 'x y', 'constructor', 'é', 'toString');
const leaves = fc.oneof(
  fc.integer({ min: -9, max: 99 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('', 'pump', 'a "b"', '½ in', ','),
);
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** White space as different hands write it: none, blanks, and line ends of one kind. */
function blanksOf(eol: string): fc.Arbitrary<string> {
  return fc.constantFrom('', '', ' ', ' ', '  ', eol, `${eol}  `, `${eol}\t`, `${eol}${eol}    `);
}

/** Prints a value with the next white space at every place that may have one. */
function laidOut(value: unknown, space: () => string): string {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => space() + laidOut(entry, space) + space());
    return `[${entries.join(',')}${entries.length === 0 ? space() : ''}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, held]) =>
      `${space()}${JSON.stringify(name)}${space()}:${space()}${laidOut(held, space)}${space()}`,
  );
  return `{${fields.join(',')}${fields.length === 0 ? space() : ''}}`;
}

const cases: fc.Arbitrary<Case> = fc.constantFrom('\n', '\r\n').chain((eol) =>
  fc
    .record({
      value: fc.dictionary(names, values, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
      spaces: fc.array(blanksOf(eol), { minLength: 1, maxLength: 40 }),
      pick: fc.nat(),
      added: leaves,
    })
    .map(({ value, spaces, pick, added }) => {
      let used = 0;
      const space = (): string => spaces[used++ % spaces.length] ?? '';
      return { text: space() + laidOut(value, space) + space(), eol, pick, added };
    }),
);

/** All values in a text that are in a list or object, with their pointers. */
function placesIn(text: string): { node: Node; pointer: string; isInList: boolean }[] {
  const found: { node: Node; pointer: string; isInList: boolean }[] = [];
  const visit = (node: Node, path: readonly (string | number)[]): void => {
    for (const [index, child] of (node.children ?? []).entries()) {
      const isInList = node.type === 'array';
      const held = isInList ? child : child.children?.[1];
      if (!held) continue;
      const at = [...path, isInList ? index : String(child.children?.[0]?.value)];
      found.push({ node: held, pointer: toPointer(at), isInList });
      visit(held, at);
    }
  };
  const root = parseTree(text);
  if (root) visit(root, []);
  return found;
}

/** How much of two texts is the same from the start and from the end, without overlapping. */
function commonEnds(one: string, other: string): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { start, end };
}

/** At most so many characters of a line are taken by an entry that is added to it. */
const MAX_ENTRY_LENGTH = 30;

/** The line ends in a text that are others than its own. */
const lineEndsOf = (text: string, own: string): string[] =>
  (text.match(/\r\n|\r|\n/g) ?? []).filter((eol) => eol !== own);

const valueAfter = (text: string, operation: Operation): unknown =>
  applyAll(JSON.parse(text), [operation]).value;

/** Both ways in which a change gets into a text. */
const WAYS: [string, (text: string, operation: Operation) => string][] = [
  ['saved by Studio', (text, operation) => rewrite(text, valueAfter(text, operation))],
  [
    'made by a fix',
    (text, operation) => applyEdits(text, planEdits(openSource(text), operation) ?? []),
  ],
];

describe.each(WAYS)('in any layout, a change %s', (_, changed) => {
  it('of a value touches that value alone', () => {
    fc.assert(
      fc.property(cases, ({ text, pick, added }) => {
        const places = placesIn(text);
        const { node, pointer } = places[pick % places.length]!;
        const operation: Operation = { op: 'set', at: pointer, value: added };
        const written = changed(text, operation);
        expect(JSON.parse(written)).toEqual(valueAfter(text, operation));
        expect(written.startsWith(text.slice(0, node.offset))).toBe(true);
        expect(written.endsWith(text.slice(endOf(node)))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('that takes away an entry leaves all others as they stand', () => {
    fc.assert(
      fc.property(cases, ({ text, pick }) => {
        const places = placesIn(text);
        const { pointer, isInList } = places[pick % places.length]!;
        const operation: Operation = { op: isInList ? 'remove' : 'unset', at: pointer };
        const written = changed(text, operation);
        expect(JSON.parse(written)).toEqual(valueAfter(text, operation));
        const { start, end } = commonEnds(text, written);
        expect(start + end).toBe(written.length);
      }),
      { numRuns: 500 },
    );
  });

  it('that adds an entry leaves all others as they stand', () => {
    fc.assert(
      fc.property(cases, ({ text, eol, pick, added }) => {
        const places = placesIn(text);
        const { pointer, isInList } = places[pick % places.length]!;
        const operation: Operation = isInList
          ? { op: 'insert', at: pointer, value: added }
          : { op: 'set', at: `${pointer}-new`, value: added };
        const written = changed(text, operation);
        expect(JSON.parse(written)).toEqual(valueAfter(text, operation));
        const { start, end } = commonEnds(text, written);
        const longest = Math.max(...text.split(/[\r\n]/).map(({ length }) => length));
        // What was on one line and is too long for it now is the one thing that is laid out anew.
        const mayBeLaidOutAnew = longest + MAX_ENTRY_LENGTH >= MAX_LINE_LENGTH;
        expect(mayBeLaidOutAnew || start + end === text.length).toBe(true);
        // A text on one line has no line end of its own yet.
        expect(lineEndsOf(written, text.includes(eol) ? eol : '\n')).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a hand has laid out stays', () => {
  const after = (text: string, operation: Operation): string =>
    rewrite(text, valueAfter(text, operation));

  it.each<[string, string, Operation, string]>([
    [
      'numbers over two lines',
      '{ "list": [ 1, 2,\n 3, 4 ] }',
      { op: 'set', at: '/list/2', value: 9 },
      '{ "list": [ 1, 2,\n 9, 4 ] }',
    ],
    [
      'a first field beside the bracket',
      '{ "version": 2,\n  "site": { "name": "A" },\n  "pages": [] }',
      { op: 'set', at: '/site/name', value: 'B' },
      '{ "version": 2,\n  "site": { "name": "B" },\n  "pages": [] }',
    ],
    [
      'no blanks',
      '{"a":1,"b":2}',
      { op: 'set', at: '/c', value: { d: [1, 2] } },
      '{"a":1,"b":2,"c":{"d":[1,2]}}',
    ],
    [
      'line ends of Windows without indentation',
      '{\r\n"a": 1,\r\n"b": 2\r\n}',
      { op: 'set', at: '/c', value: 3 },
      '{\r\n"a": 1,\r\n"b": 2,\r\n"c": 3\r\n}',
    ],
    [
      'brackets of neighbours on one line',
      '{\n  "a": [{\n    "b": 1\n  }, {\n    "b": 2\n  }]\n}',
      { op: 'insert', at: '/a/1', value: { b: 3 } },
      '{\n  "a": [{\n    "b": 1\n  }, { "b": 3 }, {\n    "b": 2\n  }]\n}',
    ],
    [
      'the place of one of two equal entries',
      '[1,  1]',
      { op: 'set', at: '/0', value: 2 },
      '[2,  1]',
    ],
  ])('%s', (_, text, operation, expected) => {
    expect(after(text, operation)).toBe(expected);
  });
});
