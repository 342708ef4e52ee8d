import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

/** Where a text must stand: what it is called, what stands there, its field and its place. */
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

/** Texts that visitors would miss: their field, what stands there, and their place. */
const NEEDED: [field: string, text: string, path: string][] = [
  ['name', 'Falmouth Yard', 'branches › 1 "falmouth" › name'],
  ['locality', 'Falmouth', 'branches › 1 "falmouth" › address › locality'],
  ['name', 'Harbour Forum', 'social › 1 › name'],
  ['author', 'M. Trevose', 'store › sampleReview › author'],
  ['text', 'Runs as quietly as promised.', 'store › sampleReview › text'],
  ['name', 'Power', 'store › products › 1 "eng-010" › specifications › 1 › name'],
  ['unit', 'kW', 'store › products › 1 "eng-010" › specifications › 1 › unit'],
];

describe('a config that leaves a text empty', () => {
  it.each(NEEDED)('is told that it is: the %s instead of "%s"', async (field, text, path) => {
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

describe('a config with a text of blanks only', () => {
  it.each(PLACES)('is told that it is as good as empty: a %s', async (what, text, field, path) => {
    const broken: Case = {
      with: what,
      swap: [text, `"${field}": "   "`],
      at: `"${field}": ▸"   "`,
      path,
      says: `"${field}" has only blanks, so visitors would see nothing.`,
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(BLANKS)('is told of blanks of every kind: %j', async (blank) => {
    const { problems } = await check(swap(GOOD, '"Makers We Trust"', `"${blank}"`));
    expect(problems.map(({ message }) => message)).toEqual([
      '"heading" has only blanks, so visitors would see nothing.',
    ]);
  });

  it('may leave blank what may be empty', async () => {
    const { problems } = await check(swap(GOOD, '"brand": "Brackwater"', '"brand": " "'));
    expect(problems).toEqual([]);
  });
});
