import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceFrom } from './editDistance';

/** The same by the table of the textbook. */
function byTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = i > 1 && j > 1 && isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      table[i]?.splice(j, 1, Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, swap));
    }
  return at(a.length, b.length);
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', 'ß'), { maxLength: 32 })
  .map((letters) => letters.join(''));

describe('the distance between words', () => {
  it('counts letters that are missing, added, changed, or swapped with their neighbour', () => {
    const from = distanceFrom('valve');
    expect(
      ['valve', 'vlave', 'vale', 'vallve', 'balve', 'pump'].map((one) => from(one, 9)),
    ).toEqual([0, 1, 1, 1, 1, 5]);
  });

  it('is that of the table, whatever the words', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distanceFrom(a)(b, 32)).toBe(byTable(a, b));
      }),
    );
  });

  it('that is too large is only said to be', () => {
    fc.assert(
      fc.property(word, word, fc.nat(5), (a, b, most) => {
        const [found, real] = [distanceFrom(a)(b, most), byTable(a, b)];
        expect(Math.min(found, most + 1)).toBe(Math.min(real, most + 1));
      }),
    );
  });
});
