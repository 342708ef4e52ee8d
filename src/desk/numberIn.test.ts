import { expect, it } from 'vitest';
import { numberIn } from './numberIn';

it.each([
  ['12', 12],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,5', 1250.5],
  ['1,250', 1250],
  ['0,035', 0.035],
  ['0.035', 0.035],
  ['0,1255', 0.1255],
  ['2.5', 2.5],
  ['1.250.000', 1_250_000],
  ['1,20,000.50', 120_000.5],
  ['1’250.50', 1250.5],
  ['1,25,00', undefined],
  ['1.25.000', undefined],
  ['', undefined],
  ['ten', undefined],
  ['-3', undefined],
])('reads an amount as people write it: %s', (text, number) => {
  expect(numberIn(text, false, 1e9)).toBe(number);
});

it('reads no part of a piece, nor more than there may be', () => {
  expect(numberIn('2.5', true, 1e9)).toBeUndefined();
  expect(numberIn('0', true, 1e9)).toBeUndefined();
  expect(numberIn('101', false, 100)).toBeUndefined();
});
