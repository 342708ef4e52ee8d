import { expect, it } from 'vitest';
import { inBatches } from './inBatches';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

it('gives few items one by one, and many in batches of at most that size', () => {
  const sizes = (count: number) => [...inBatches(numbers(count), 4)].map(({ length }) => length);
  expect(sizes(0)).toEqual([]);
  expect(sizes(33)).toEqual(numbers(33).map(() => 1));
  expect(Math.max(...sizes(1000))).toBe(4);
  expect(sizes(1000).length).toBeLessThan(330);
});

it('gives every item once, in its order', () => {
  expect([...inBatches(numbers(301), 7)].flat()).toEqual(numbers(301));
});

it('takes no item before it is needed', () => {
  let taken = 0;
  const batches = inBatches(
    (function* count() {
      for (;;) yield (taken += 1);
    })(),
    4,
  );
  batches.next();
  expect(taken).toBe(1);
});
