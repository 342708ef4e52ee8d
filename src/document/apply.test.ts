import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyAll } from './apply';
import type { Operation } from './operation';
import { randomNumbers, randomOperation } from './testing';

const CONFIG: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../site.config.json'), 'utf8'),
);

const after = (value: unknown, ...operations: Operation[]) => applyAll(value, operations).value;

describe('an operation', () => {
  it('sets a field, and adds the groups around it where they are missing', () => {
    expect(after({ a: 1 }, { op: 'set', at: '/b/c', value: 2 })).toEqual({ a: 1, b: { c: 2 } });
  });

  it('puts a new field before another one', () => {
    const set: Operation = { op: 'set', at: '/b', value: 2, before: 'c' };
    expect(JSON.stringify(after({ a: 1, c: 3 }, set))).toBe('{"a":1,"b":2,"c":3}');
  });

  it.each([
    ['/0', '/2', ['b', 'a', 'c']],
    ['/0', '/-', ['b', 'c', 'a']],
    ['/2', '/0', ['c', 'a', 'b']],
    ['/1', '/1', ['a', 'b', 'c']],
    ['/1', '/2', ['a', 'b', 'c']],
  ])('moves an entry from %s to before what stands at %s', (from, to, expected) => {
    expect(after(['a', 'b', 'c'], { op: 'move', from, to })).toEqual(expected);
  });

  it('moves an entry to another list, also one beside it or inside its own', () => {
    const lists = { a: [{ n: 1 }, { n: 2, b: [{ n: 3 }] }] };
    expect(after(lists, { op: 'move', from: '/a/0', to: '/a/1/b/0' })).toEqual({
      a: [{ n: 2, b: [{ n: 1 }, { n: 3 }] }],
    });
    expect(after(lists, { op: 'move', from: '/a/1/b/0', to: '/a/0' })).toEqual({
      a: [{ n: 3 }, { n: 1 }, { n: 2, b: [] }],
    });
  });

  it('leaves what it does not touch the same object', () => {
    const before = { pages: [{ a: 1 }, { b: 1 }], store: {} };
    const value = after(before, { op: 'set', at: '/pages/0/a', value: 2 }) as typeof before;
    expect(value.pages[1]).toBe(before.pages[1]);
    expect(value.store).toBe(before.store);
    expect(before.pages[0]).toEqual({ a: 1 });
  });

  it.each<Operation>([
    { op: 'unset', at: '/b' },
    { op: 'remove', at: '/list/1' },
    { op: 'remove', at: '/a' },
    { op: 'insert', at: '/list/3', value: 1 },
    { op: 'insert', at: '/list/x', value: 1 },
    { op: 'insert', at: '/__proto__/0', value: 1 },
    { op: 'move', from: '/a', to: '/list' },
    { op: 'move', from: '/list', to: '/list/0' },
    { op: 'set', at: '/a/b/c', value: 1 },
  ])('is refused where it does not fit: $op $at $from', (operation) => {
    expect(() => after({ a: 1, list: [1] }, operation)).toThrow('does not fit');
  });

  it('adds no field to objects beyond the config, whatever its name', () => {
    const value = after({}, { op: 'set', at: '/__proto__/polluted', value: true });
    expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":true}}');
    expect({}).not.toHaveProperty('polluted');
  });

  it('is taken back exactly, order of fields included', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 40; round += 1) {
      const operations: Operation[] = [];
      let value = CONFIG;
      for (let count = 0; count < 5; count += 1) {
        const operation = randomOperation(value, random);
        operations.push(operation);
        value = after(value, operation);
      }
      const { inverse } = applyAll(CONFIG, operations);
      expect(JSON.stringify(after(value, ...inverse))).toBe(JSON.stringify(CONFIG));
    }
  });
});

describe('many operations at once', () => {
  it('do what they do one after another, and are taken back exactly', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < 8; round += 1) {
      const operations: Operation[] = [];
      let value = CONFIG;
      for (let count = 0; count < 10; count += 1) {
        const operation = randomOperation(value, random);
        operations.push(operation);
        value = after(value, operation);
      }
      const asItWas = JSON.stringify(CONFIG);
      const atOnce = applyAll(CONFIG, operations);
      expect(JSON.stringify(atOnce.value)).toBe(JSON.stringify(value));
      expect(JSON.stringify(CONFIG)).toBe(asItWas);
      // What is kept to take it back is not written into by the operations that came after.
      expect(JSON.stringify(after(atOnce.value, ...atOnce.inverse))).toBe(asItWas);
      expect(JSON.stringify(atOnce.value)).toBe(JSON.stringify(value));
    }
  });

  it('keep what went elsewhere as it was when it went', () => {
    const lists = { a: [{ m: 1, n: 1 }], b: [] };
    const { value, inverse } = applyAll(lists, [
      { op: 'set', at: '/a/0/m', value: 5 },
      { op: 'move', from: '/a/0', to: '/b/-' },
      { op: 'set', at: '/b/0/n', value: 6 },
    ]);
    expect(value).toEqual({ a: [], b: [{ m: 5, n: 6 }] });
    expect(applyAll(value, inverse).value).toEqual(lists);
  });
});
