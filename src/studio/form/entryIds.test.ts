import { expect, it } from 'vitest';
import { entryIds } from './entryIds';

const [a, b, c] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];

it('gives the entries of a list keys that stay with them when they are moved or others go', () => {
  const ids = entryIds();
  expect(ids([a, b, c])).toBe('e1 e2 e3');
  expect(ids([c, a, b])).toBe('e3 e1 e2');
  expect(ids([c, b])).toBe('e3 e2');
});

it('keeps the key of an entry that is edited in its place', () => {
  const ids = entryIds();
  expect(ids([a, b])).toBe('e1 e2');
  expect(ids([a, { title: 'B2' }])).toBe('e1 e2');
});

it('gives equal texts keys of their own', () => {
  expect(entryIds()(['same', 'same'])).toBe('e1 e2');
});

it('finds the entries of a large list again without looking through it for each', () => {
  let reads = 0;
  const counted = (list: readonly object[]) =>
    new Proxy(list, {
      get(target, key, receiver) {
        reads += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  const many = Array.from({ length: 2000 }, (_, index) => ({ title: `${index}` }));
  const ids = entryIds();
  const before = ids(counted(many)).split(' ');
  reads = 0;
  expect(ids(counted(many.slice(1))).split(' ')).toEqual(before.slice(1));
  expect(reads).toBeLessThan(10 * many.length);
});
