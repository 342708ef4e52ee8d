import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyAll } from './apply';
import { compare, operationsBetween } from './compare';
import type { Operation } from './operation';
import { randomNumbers, randomOperation } from './testing';

const CONFIG: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../site.config.json'), 'utf8'),
);

const PAGE = {
  blocks: [
    { type: 'hero', title: 'Pumps', text: 'All of them.' },
    { type: 'stats', items: [{ value: '1', label: 'Year' }] },
    { type: 'text', text: ['One', 'Two'] },
  ],
};

const changed = (...operations: Operation[]) => applyAll(PAGE, operations).value;
const kindsOf = (...operations: Operation[]) =>
  compare(PAGE, changed(...operations)).map(({ kind }) => kind);

describe('the differences of two configs', () => {
  it.each<[string, Operation[], string[]]>([
    ['nothing', [], []],
    ['a text', [{ op: 'set', at: '/blocks/0/title', value: 'Fans' }], ['changed']],
    [
      'an entry of a list of texts',
      [{ op: 'set', at: '/blocks/2/text/1', value: 'x' }],
      ['changed'],
    ],
    ['a new block', [{ op: 'insert', at: '/blocks/0', value: { type: 'plans' } }], ['added']],
    ['a block that went', [{ op: 'remove', at: '/blocks/0' }], ['removed']],
    ['a block at another place', [{ op: 'move', from: '/blocks/2', to: '/blocks/0' }], ['moved']],
    [
      'a block at another place with another text',
      [
        { op: 'set', at: '/blocks/0/title', value: 'Fans' },
        { op: 'move', from: '/blocks/0', to: '/blocks/-' },
      ],
      ['moved', 'changed'],
    ],
    [
      'a block that went to another list',
      [
        { op: 'set', at: '/other', value: [] },
        { op: 'move', from: '/blocks/0', to: '/other/0' },
      ],
      ['removed', 'added'],
    ],
  ])('are found for %s', (_, operations, kinds) => {
    expect(kindsOf(...operations)).toEqual(kinds);
  });

  it('find a block again that has gone to another page', () => {
    const plans = { path: '/plans', blocks: [{ type: 'plans' }] };
    const pages = { pages: [{ path: '/', ...PAGE }, plans] };
    const move: Operation = { op: 'move', from: '/pages/0/blocks/0', to: '/pages/1/blocks/0' };
    const [difference, ...others] = compare(pages, applyAll(pages, [move]).value);
    expect(difference).toMatchObject({ kind: 'moved', after: ['pages', 1, 'blocks', 0] });
    expect(others).toEqual([]);
  });

  it('can each be taken back alone, and all of them together by operations', () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 25; round += 1) {
      let value = CONFIG;
      for (let count = 0; count < 3; count += 1)
        value = applyAll(value, [randomOperation(value, random)]).value;
      const differences = compare(CONFIG, value);
      for (const { takeBack } of differences) {
        const left = compare(CONFIG, applyAll(value, takeBack).value);
        expect(left.length).toBeLessThanOrEqual(differences.length);
      }
      expect(applyAll(CONFIG, operationsBetween(CONFIG, value)).value).toEqual(value);
    }
  });
});

describe('the operations between two configs', () => {
  it('are as few as were made', () => {
    const before = { products: Array.from({ length: 57 }, (_, id) => ({ id: `p-${id}`, n: id })) };
    const remove: Operation = { op: 'remove', at: '/products/20' };
    const move: Operation = { op: 'move', from: '/products/3', to: '/products/40' };
    expect(operationsBetween(before, applyAll(before, [remove]).value)).toEqual([remove]);
    expect(operationsBetween(before, applyAll(before, [move]).value).length).toBeLessThan(3);
  });
});

describe('a catalogue of 20,000 products', () => {
  const list = Array.from({ length: 20_000 }, (_, index) => ({ id: `x-${index}`, name: 'Ring' }));

  it('that somebody has sorted the other way round is written anew, in one operation', () => {
    const after = list.toReversed();
    expect(operationsBetween(list, after, ['products'])).toEqual([
      { op: 'set', at: '/products', value: after },
    ]);
  });

  it('in which a few have other places has a move for each', () => {
    const after = [...list.slice(5), ...list.slice(0, 5)];
    const operations = operationsBetween(list, after);
    expect(operations.map(({ op }) => op)).toEqual(['move', 'move', 'move', 'move', 'move']);
    expect(applyAll(list, operations).value).toEqual(after);
  });

  it('in the place of which another one came has no product in common with it', () => {
    const other = list.map(({ id }) => ({ id: `y${id}`, name: 'Ring' }));
    const kinds = compare(list, other).map(({ kind }) => kind);
    expect(kinds).toHaveLength(40_000);
    expect(new Set(kinds)).toEqual(new Set(['removed', 'added']));
  });
});
