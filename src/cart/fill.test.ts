import { expect, it } from 'vitest';
import { fill } from './fill';

it('fills in every occurrence of a placeholder', () => {
  expect(fill('{qty} x {name}, {name}', { qty: 2, name: 'Pump' })).toBe('2 x Pump, Pump');
});

it('leaves a placeholder without a value alone', () => {
  expect(fill('{name} for {price}', { name: 'Pump' })).toBe('Pump for {price}');
  expect(fill('{constructor}, {n} of {total}', { n: 1 })).toBe('{constructor}, 1 of {total}');
});

it('takes values literally, whatever they contain', () => {
  expect(fill('{name}!', { name: '$& {qty} $1' })).toBe('$& {qty} $1!');
});
