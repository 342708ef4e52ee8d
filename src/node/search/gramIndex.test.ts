import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramIndex } from './gramIndex';

const text = fc
  .array(fc.constantFrom('a', 'b', '1', '-', 'é'), { maxLength: 9 })
  .map((letters) => letters.join(''));

it('all texts with a part are found by it', () => {
  fc.assert(
    fc.property(fc.array(text), text, (texts, part) => {
      const found = new Set(Array.from(gramIndex(texts)(part)));
      const missed = texts.filter((one, place) => one.includes(part) && !found.has(place));
      expect(missed).toEqual([]);
    }),
  );
});

it('texts without the part are left out', () => {
  const find = gramIndex(['6204-2RS', '6205-2RS', 'NMRV063']);
  expect(Array.from(find('204'))).toEqual([0]);
  expect(Array.from(find('05'))).toEqual([1]);
});
