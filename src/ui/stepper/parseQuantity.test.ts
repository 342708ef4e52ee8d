import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from './parseQuantity';

const { MAX_SAFE_INTEGER: MOST } = Number;

describe('[D6] a typed quantity', () => {
  it.each([
    ['3', 3],
    [' 12\n', 12],
    ['007', 7],
    ['2.7', 2],
    ['1e9', 1_000_000_000],
    [String(MOST), MOST],
    ['99999999999999999999', MOST],
    ['1e400', MOST],
  ])('%j counts as %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each([
    '',
    ' ',
    'abc',
    '0',
    '0.9',
    '-3',
    '-1e9',
    'NaN',
    '-Infinity',
    '3 pieces',
    '1,5',
    '1,2345',
    '²',
  ])('%j is no quantity: it becomes 1', (text) => {
    expect(parseQuantity(text)).toBe(1);
  });

  it.each([
    ['٣', 3],
    ['١٢', 12],
    ['۴۵', 45],
    ['२०', 20],
    ['１０', 10],
    ['𝟟', 7],
    ['٢٬٠٠٠', 2000],
  ])('%j is read in its own script: %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each([
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['12,345,678', 12_345_678],
  ])('%j is pasted from a table: %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it('is valid for a line, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.double().map(String)), (text) => {
        expect(parseQuantity(text)).toSatisfy(Number.isSafeInteger);
        expect(parseQuantity(text)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('round-trips every quantity it can show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST }), (quantity) => {
        expect(parseQuantity(String(quantity))).toBe(quantity);
      }),
    );
  });
});
