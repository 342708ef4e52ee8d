import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const DESCRIPTION = /"Write, call or come round[^"]*"/.exec(GOOD)?.[0] ?? '';

const CASES: Case[] = [
  {
    with: 'a title too long for search engines',
    swap: [
      '"title": "Contact | Brackwater Boatyard"',
      '"title": "Contact, Directions, Opening Hours and Tides | Brackwater Boatyard"',
    ],
    at: '"title": ▸"Contact, Directions',
    path: 'Contact, Directions, Opening Hours and Tides (/contact) › title',
    says: 'The title has 66 characters: "Contact, Directions, Opening Hours and Tides | Brackwater Boatyard".',
    advises: 'Search engines show at most 60: shorten it.',
  },
  {
    with: 'a title that the name of one product makes too long',
    swap: [
      '"name": "Flexible Shaft Coupling"',
      '"name": "Flexible Shaft Coupling for Two-Cylinder Engines"',
    ],
    at: '"name": ▸"Flexible Shaft',
    path: 'store › products › 2 "eng-021" › name',
    says: 'The title of the product "eng-021" has 70 characters: "Flexible Shaft Coupling for Two-Cylinder Engines | Brackwater Boatyard".',
    advises:
      'Search engines show at most 60: shorten the name, or the title of the page "/store/product/:product".',
    severity: 'warning',
  },
  {
    with: 'a title that is too long for the name of any product',
    swap: [
      '"{product.name} | {site.name}"',
      '"{product.name} from the Chandlery in Falmouth by the Water | {site.name}"',
    ],
    at: '"title": ▸"{product.name} from',
    path: '{product.name} from the Chandlery in Falmouth by the Water (/store/product/:product) › title',
    says: 'The title is too long with every name in it, even with the shortest: "Bronze Winch from the Chandlery in Falmouth by the Water | Brackwater Boatyard" has 78 characters.',
    advises: 'Search engines show at most 60: shorten it.',
  },
  {
    with: 'a description too short for search engines',
    swap: [DESCRIPTION, '"Write, call or come round."'],
    at: '"description": ▸"Write, call',
    path: 'Contact (/contact) › description',
    says: 'The description has 26 characters: "Write, call or come round.".',
    advises: 'Use 50 to 160 characters: say more.',
  },
  {
    with: 'two pages of one title',
    swap: ['"title": "Contact | Brackwater Boatyard"', '"title": "The Yard | Brackwater Boatyard"'],
    at: '"title": ▸"The Yard | Brackwater Boatyard",\n      "description": "Write',
    path: 'The Yard (/contact) › title',
    says: 'The title is the same as that of /services.',
    advises: 'Search engines tell pages apart by it: give each page its own.',
  },
  {
    with: 'a place in a title that nothing fills in',
    swap: ['"title": "Chandlery | Brackwater Boatyard"', '"title": "Chandlery | {product.name}"'],
    at: '"title": ▸"Chandlery | {product.name}"',
    path: 'Chandlery (/store) › title',
    says: '{product.name} cannot be filled in on this page.',
    advises: 'On /store you can use {site.name}.',
  },
  {
    with: 'a page without a visible title',
    swap: ['        { "type": "hero", "title": "Chandlery" },\n', ''],
    at: '▸[\n        {\n          "type": "category-grid",\n          "heading": "Departments"',
    path: 'Chandlery (/store) › blocks',
    says: 'This page has no visible title.',
    advises: 'Start it with a block that has one, such as "hero".',
  },
  {
    with: 'a page of two titles',
    swap: ['{ "type": "breadcrumb" }', '{ "type": "hero", "title": "Diesels" }'],
    at: '"title": ▸"Diesels"',
    path: 'Engines (/services/engines) › block 2 "Hero" › title',
    says: '"Diesels" is a second title on this page.',
    advises: 'A page has only one title: use another kind of block, with a smaller heading.',
  },
  {
    with: 'a heading before the title of the page',
    swap: ['{ "type": "hero", "title": "Ask the Yard" },\n', ''],
    edit: (text) =>
      text.replace(
        '"branches": ["falmouth"] }',
        '"branches": ["falmouth"] }, { "type": "hero", "title": "Ask the Yard" }',
      ),
    at: '"heading": ▸"Where We Are"',
    path: 'Contact (/contact) › block 1 "Offices" › heading',
    says: 'The heading "Where We Are" comes before the page title.',
  },
  {
    with: 'cards right below the title of the page',
    swap: [
      '          "type": "list-columns",\n          "heading": "What We Do",\n',
      '          "type": "list-columns",\n',
    ],
    at: '"title": ▸"Service"',
    path: 'Engines (/services/engines) › block 4 "List columns" › columns › 1 › title',
    says: '"Service" is a level 3 heading directly below a level 1 heading.',
    advises: 'Give the block its own "heading", so that no level is skipped.',
  },
];

describe('a config with a page that is bad for search engines or screen readers', () => {
  it.each(CASES)('says what to fix: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each([
    ['title', '"Contact | Brackwater Boatyard"', 60, 0],
    ['title', '"Contact | Brackwater Boatyard"', 61, 1],
    ['description', DESCRIPTION, 49, 1],
    ['description', DESCRIPTION, 50, 0],
    ['description', DESCRIPTION, 160, 0],
    ['description', DESCRIPTION, 161, 1],
  ])(
    'counts characters, not code units: a %s (now %s) of %i gives %i problems',
    async (_, old, length, count) => {
      // Each of them is two UTF-16 code units.
      const text = swap(GOOD, old, `"${'🔧'.repeat(length)}"`);
      expect((await check(text)).problems).toHaveLength(count);
    },
  );

  it('is only warned of a product name with 90 characters', async () => {
    const name =
      'Flexible Shaft Coupling for Two-Cylinder Engines with Saildrive, in Bronze, 90 Characters.';
    const { ok, problems } = await check(swap(GOOD, '"Flexible Shaft Coupling"', `"${name}"`));
    expect(name).toHaveLength(90);
    expect(ok).toBe(true);
    // One for the title and one for the description.
    const warned = ['warning', 'store › products › 2 "eng-021" › name'];
    expect(problems.map(({ severity, path }) => [severity, path])).toEqual([warned, warned]);
  });

  it('reports every product whose title is too long, not just the longest', async () => {
    const long = swap(GOOD, '"name": "Bronze Winch"', `"name": "${'Winch '.repeat(8)}"`);
    const text = swap(long, '"name": "Flexible Shaft Coupling"', `"name": "${'Shaft '.repeat(9)}"`);
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('The title of the product "eng-021" has 76 characters'),
      expect.stringContaining('The title of the product "dk-003" has 70 characters'),
    ]);
  });

  it('lets products of one name be told apart by their codes, printed or not', async () => {
    const pumps = ['Flexible Shaft Coupling', 'Bronze Winch', 'Demonstration Cleat'].reduce(
      (text, name) => swap(text, `"name": "${name}"`, '"name": "Pump"'),
      swap(GOOD, '"id": "dk-003"', '"id": "dk-003", "code": "W 3"'),
    );
    expect((await check(pumps)).problems).toEqual([]);
  });

  it('reports a product that is named like another one with its code', async () => {
    const pumps = ['Bronze Winch', 'Demonstration Cleat'].reduce(
      (text, name) => swap(text, `"name": "${name}"`, '"name": "Pump"'),
      swap(GOOD, '"name": "Flexible Shaft Coupling"', '"name": "Pump dk-900"'),
    );
    const [problem] = (await check(pumps)).problems;
    expect(problem?.message).toContain(
      'The title of the product "dk-900" is the same as that of the product "eng-021"',
    );
    expect(problem?.advice).toContain('give each its own name, brand or code.');
  });

  it('reports a title without a product name, which all products share, once', async () => {
    const text = swap(GOOD, '"{product.name} | {site.name}"', '"Parts | {site.name}"');
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('is the same as that of the product "eng-010"'),
    ]);
  });

  it('reports a redacted number in a title once, as such', async () => {
    const text = swap(GOOD, '"Contact | Brackwater Boatyard"', '"Call {phone}"');
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      '{phone} is still a placeholder.',
    ]);
  });

  it('names both categories with the same name, for title and description', async () => {
    const text = swap(GOOD, '"name": "Deck Gear"', '"name": "Engines & Drives"');
    expect((await check(text)).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        'of the category "deck" is the same as that of the category "engines"',
      ),
      expect.stringContaining(
        'of the category "deck" is the same as that of the category "engines"',
      ),
    ]);
  });
});
