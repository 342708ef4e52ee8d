import { expect, it } from 'vitest';
import { matchesOf, piecesOf, replaceAll } from './texts';

const texts = ['Pumps and a pump', 'PUMP 2 (a+b)', 'Motors'].map((text, index) => ({
  pointer: `/${index}`,
  text,
}));
const values = (find: string, replacement: string, isExact = false) =>
  replaceAll(matchesOf(texts, { find, isExact }), { find, isExact }, replacement, new Set()).map(
    (one) => ('value' in one ? one.value : undefined),
  );

it('finds a text with capitals and without, and keeps them in what takes its place', () => {
  expect(values('pump', 'motor')).toEqual(['Motors and a motor', 'MOTOR 2 (a+b)']);
  expect(values('Pump', 'Motor')).toEqual(['Motors and a motor', 'MOTOR 2 (a+b)']);
});

it('minds capitals where that is wanted', () => {
  expect(values('pump', 'motor', true)).toEqual(['Pumps and a motor']);
});

it('takes signs as they are, and finds nothing for nothing', () => {
  expect(values('(a+b)', '[c]')).toEqual(['PUMP 2 [c]']);
  expect(matchesOf(texts, { find: '', isExact: false })).toEqual([]);
  expect(piecesOf('a-b', { find: '-', isExact: false }, '')).toEqual([
    { stays: 'a' },
    { goes: '-', comes: '' },
    { stays: 'b' },
  ]);
});
