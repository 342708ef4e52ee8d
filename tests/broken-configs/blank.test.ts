import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

/** Required texts: their name, their value, their field and path. */
const PLACES: [what: string, text: string, field: string, path: string][] = [
  [
    'heading',
    '"heading": "Makers We Trust"',
    'heading',
    'Home (/) › block 4 "Logo strip" › heading',
  ],
  ['name of the company', '"name": "Brackwater Boatyard"', 'name', 'site › name'],
  ['entry of the menu', '"name": "Chandlery"', 'name', 'navigation › menu › 3 › name'],
  [
    'label of a button',
    '"label": "To the Shop"',
    'label',
    'Home (/) › block 1 "Hero carousel" › slides › 2 › actions › 1 › label',
  ],
  [
    'text of the interface',
    '"selectedItems": "On your list ({n})"',
    'selectedItems',
    'strings › selectedItems',
  ],
];

const BLANKS = ['   ', '\\u200b', '\\u00a0\\n', '\\u3164'];

/** Texts that visitors need: their field, value and path. */
const NEEDED: [field: string, text: string, path: string][] = [
  ['name', 'Falmouth Yard', 'branches › 1 "falmouth" › name'],
  ['locality', 'Falmouth', 'branches › 1 "falmouth" › address › locality'],
  ['name', 'Harbour Forum', 'social › 1 › name'],
  ['author', 'M. Trevose', 'store › sampleReview › author'],
  ['text', 'Runs as quietly as promised.', 'store › sampleReview › text'],
  ['name', 'Power', 'store › products › 1 "eng-010" › specifications › 1 › name'],
  ['unit', 'kW', 'store › products › 1 "eng-010" › specifications › 1 › unit'],
];

describe('a config with an empty text', () => {
  it.each(NEEDED)('is reported: the %s instead of "%s"', async (field, text, path) => {
    const broken: Case = {
      with: 'an empty text',
      swap: [`"${field}": "${text}"`, `"${field}":  ""`],
      at: `"${field}":  ▸""`,
      path,
      says: `"${field}" is empty.`,
    };
    expect(await told(broken)).toEqual(expected(broken));
  });
});

describe('a config with a blank text', () => {
  it.each(PLACES)('is reported as if it were empty: a %s', async (what, text, field, path) => {
    const broken: Case = {
      with: what,
      swap: [text, `"${field}": "   "`],
      at: `"${field}": ▸"   "`,
      path,
      says: `"${field}" has only blanks, so visitors would see nothing.`,
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(BLANKS)('is reported for every kind of white space: %j', async (blank) => {
    const { problems } = await check(swap(GOOD, '"Makers We Trust"', `"${blank}"`));
    expect(problems.map(({ message }) => message)).toEqual([
      '"heading" has only blanks, so visitors would see nothing.',
    ]);
  });

  it('may have blank texts where empty ones are allowed', async () => {
    const { problems } = await check(swap(GOOD, '"brand": "Brackwater"', '"brand": " "'));
    expect(problems).toEqual([]);
  });
});
