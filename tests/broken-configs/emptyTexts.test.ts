import { expect, it } from 'vitest';
import { expected, told, type Case } from './breaking';

/** Texts of a certain form that nobody has written yet. */
const CASES: readonly Case[] = [
  {
    with: 'a product without a short name',
    swap: ['"id": "dk-900"', '"id": ""'],
    edit: (text) => text.replace('{ "product": "dk-900", ', '{ "product": "eng-021", '),
    at: '"id": ▸""',
    path: 'store › products › 4 "" › id',
    says: '"id" is empty.',
    advises:
      'The product code in lower case. It is also part of the page\'s address. Example: "dk-003".',
  },
  {
    with: 'an opening time that is not written yet',
    swap: ['"closes": "17:00"', '"closes": ""'],
    at: '"closes": ▸""',
    path: 'branches › 1 "falmouth" › hours › 1 › closes',
    says: '"closes" is empty.',
    advises: 'Closing time, on the 24-hour clock. Example: "17:00".',
  },
];

it.each(CASES)('[K1] an empty text is called empty: $with', async (broken) => {
  expect(await told(broken)).toEqual(expected(broken));
});
