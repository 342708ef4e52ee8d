import { expect, it } from 'vitest';
import { fill } from './fill';

it('puts values into their places, as often as they stand there', () => {
  expect(fill('{qty} x {name}, {name}', { qty: 2, name: 'Pump' })).toBe('2 x Pump, Pump');
});

it('leaves a place without a value as it stands', () => {
  expect(fill('{name} for {price}', { name: 'Pump' })).toBe('Pump for {price}');
  expect(fill('{constructor}, {n} of {total}', { n: 1 })).toBe('{constructor}, 1 of {total}');
});

it('takes a value word for word, whatever is in it', () => {
  expect(fill('{name}!', { name: '$& {qty} $1' })).toBe('$& {qty} $1!');
});
