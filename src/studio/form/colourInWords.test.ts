import { expect, it } from 'vitest';
import { colourInWords } from './colourInWords';

it.each([
  ['#fff', 'white'],
  ['#000000', 'black'],
  ['#0c2433', 'very dark blue'],
  ['#12384f', 'dark blue'],
  ['#f58220', 'orange'],
  ['#5a3216', 'brown'],
  ['#a32117', 'dark red'],
  ['#1b6740', 'dark green'],
  ['#ffe680', 'light yellow'],
  ['#f8f8f4', 'almost white'],
  ['#84908f', 'grey'],
  ['#40E0D0', 'turquoise'],
  ['#eebbdd', 'light pink'],
])('[T73] %s is %s', (colour, words) => {
  expect(colourInWords(colour)).toBe(words);
});

it.each(['', 'navy', '#12', '#12345g', 'rgb(1 2 3)'])('has no words for %j', (colour) => {
  expect(colourInWords(colour)).toBeUndefined();
});
