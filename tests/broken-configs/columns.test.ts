import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const OFFICES = '{ "type": "offices", "heading": "Where We Are", "branches": ["falmouth"] }';
const NOTICE = '{ "type": "notice", "text": "Closed on Sundays." }';
const HERE = 'Contact (/contact) › block 2 "Columns" › columns › 2';

const columns = (second: string) => `{ "type": "columns", "columns": [[${OFFICES}], [${second}]] }`;

const wrong = (what: string, second: string, rest: Omit<Case, 'with' | 'swap'>): Case => ({
  with: what,
  swap: [OFFICES, columns(second)],
  ...rest,
});

const IN_COLUMNS =
  'the types are: "accordion", "card-grid", "compare", "contact-form", "downloads", "gallery", "link-list", "list-columns", "notice", "office-maps", "offices", "part-numbers", "place-map", "table", "team", "text-media", "text", "timeline", "video".';

const CASES: Case[] = [
  wrong('a block that needs the whole width', '{ "type": "stats", "items": [] }', {
    at: '"type": ▸"stats", "items": []',
    path: `${HERE} › block 1 "stats" › type`,
    says: 'The block "stats" cannot stand in a column: it needs the whole width.',
    advises: `Move it out of "columns". In a column, ${IN_COLUMNS}`,
  }),
  wrong('columns in columns', '{ "type": "columns", "columns": [] }', {
    at: '"type": ▸"columns", "columns": []',
    path: `${HERE} › block 1 "columns" › type`,
    says: 'The block "columns" cannot stand in a column: it needs the whole width.',
  }),
  wrong('an unknown block', '{ "type": "txt", "text": ["One."] }', {
    at: '▸"txt"',
    path: `${HERE} › block 1 "txt" › type`,
    says: '"txt" is not a block type.',
    advises: 'Did you mean "text"?',
  }),
  {
    with: 'a block without the brackets of its column',
    swap: [OFFICES, columns(OFFICES).replace(`[${OFFICES}]]`, `${NOTICE}]`)],
    at: `▸${NOTICE}`,
    path: HERE,
    says: 'Entry 2 of "columns" must be a list in [ ], but is a group of fields.',
    advises: 'Put [ before the block and ] after it: a column is a list of blocks, even of one.',
  },
  wrong('a misspelt field', '{ "type": "notice", "txt": "One.", "text": "Two." }', {
    at: '▸"txt"',
    path: `${HERE} › block 1 "Notice"`,
    says: '"txt" is not a field of Notice.',
    advises: 'Did you mean "text"?',
  }),
  wrong('a link that leads nowhere', '{ "type": "text", "text": ["[We](#us)"] }', {
    at: '▸"[We](#us)"',
    path: `${HERE} › block 1 "Text" › text › 1`,
    says: '"#us" leads nowhere: there is no place "us" on /contact.',
  }),
  wrong('an unknown branch', '{ "type": "offices", "branches": ["falmuth"] }', {
    at: '▸"falmuth"',
    path: `${HERE} › block 1 "Offices" › branches › 1`,
    says: 'There is no branch "falmuth".',
    advises: 'Did you mean "falmouth"?',
  }),
];

describe('[K15] the checker, in a column,', () => {
  it.each(CASES)('finds $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('knows the anchors of its blocks', async () => {
    const second =
      '{ "type": "text", "id": "terms", "text": ["[Terms](#terms), [we](/contact#terms)"] }';
    expect((await check(swap(GOOD, OFFICES, columns(second)))).problems).toEqual([]);
  });

  it('misses the second column', async () => {
    const broken = swap(GOOD, OFFICES, `{ "type": "columns", "columns": [[${OFFICES}]] }`);
    expect((await check(broken)).problems.map(({ message }) => message)).toEqual([
      '"columns" has 1 entry, but needs at least 2.',
    ]);
  });
});
