import { expect, it } from 'vitest';
import { flatTexts } from './flatTexts';

const codes = ['6204', 'a6204', '', '204', '62062', '999'];
const texts = flatTexts([codes.slice(0, 2).join('\n'), codes.slice(2).join('\n')], codes.length);

it('has each text at its place', () => {
  expect(codes.map((_, place) => texts.at(place))).toEqual(codes);
});

it('finds each text by its parts once', () => {
  expect(texts.holding('204', 10)).toEqual([0, 1, 3]);
  expect(texts.holding('62', 10)).toEqual([0, 1, 4]);
  expect(texts.holding('999', 10)).toEqual([5]);
  expect(texts.holding('4999', 10)).toEqual([]);
});

it('finds texts by their beginning alone', () => {
  expect(texts.beginningWith('62', 10)).toEqual([0, 4]);
  expect(texts.beginningWith('9', 10)).toEqual([5]);
});

it('finds no more than are wanted, the first ones', () => {
  expect(texts.holding('2', 2)).toEqual([0, 1]);
  expect(texts.beginningWith('6', 1)).toEqual([0]);
});

it('may be none', () => {
  expect(flatTexts([], 0).holding('1', 10)).toEqual([]);
});
