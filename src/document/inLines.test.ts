import { describe, expect, it } from 'vitest';
import { readJsonLines, toJsonLines } from './inLines';

const LISTS = [['value', 'store', 'products'], ['problems']];

/** A state with so many products, and a problem of each. */
const stateOf = (count: number) => ({
  value: {
    site: { name: 'Pumps' },
    store: { categories: [], products: Array.from({ length: count }, (_, id) => ({ id })) },
  },
  problems: Array.from({ length: count }, (_, at) => ({ at })),
  revision: 7,
});

const read = (lines: Iterable<string>): unknown => {
  const reader = readJsonLines();
  for (const line of lines) reader.take(line);
  return reader.value();
};

describe('a value in lines', () => {
  it.each([0, 1, 500, 501, 1234])('with %i products is read as it was', (count) => {
    expect(read(toJsonLines(stateOf(count), LISTS))).toEqual(stateOf(count));
  });

  it('keeps its lines short, however long its lists are', () => {
    const longest = (count: number) =>
      Math.max(...[...toJsonLines(stateOf(count), LISTS)].map(({ length }) => length));
    const [head] = toJsonLines(stateOf(50_000), LISTS);
    expect(head).toBe([...toJsonLines(stateOf(1), LISTS)][0]);
    expect(longest(50_000)).toBeLessThan(2 * longest(500));
  });

  it('leaves the value alone, and lists that are not there', () => {
    const state = stateOf(3);
    const [head] = toJsonLines(state, LISTS);
    expect(head).toBe(
      '{"value":{"site":{"name":"Pumps"},"store":{"categories":[],"products":[]}},"problems":[],"revision":7}',
    );
    expect(state).toEqual(stateOf(3));
    expect(read(toJsonLines({ value: {} }, LISTS))).toEqual({ value: {} });
  });

  it('that ends too early is not taken for a shorter one', () => {
    const lines = [...toJsonLines(stateOf(2), LISTS)];
    expect(() => read(lines.slice(0, -1))).toThrow('ended too early');
    expect(() => read([])).toThrow('ended too early');
  });
});
