import { describe, expect, it } from 'vitest';
import { addPage, brief, check, expected, GOOD, swap, told, type Case } from './breaking';

/** A group of projects in a gallery, always with the same value. */
const group = (label: string): string =>
  `{ "value": "deck", "label": "${label}", "projects": [{ "title": "Net Winches", "location": "Falmouth", "description": "Two drums.", "image": { "src": "/images/winch.svg", "alt": "Winch" } }] }`;

const CASES: Case[] = [
  {
    with: 'two products of one code',
    swap: ['"id": "dk-003"', '"id": "eng-010"'],
    at: '"id": ▸"eng-010",\n        "name": "Bronze Winch"',
    path: 'store › products › 3 "eng-010" › id',
    says: 'There are two products "eng-010".',
    advises: 'Give each product and each size its own code.',
  },
  {
    with: 'a size with the code of a product',
    swap: [
      '"name": "Bronze Winch"',
      '"variants": [{ "id": "eng-010", "name": "12 mm" }], "name": "Bronze Winch"',
    ],
    at: '"variants": [{ "id": ▸"eng-010"',
    path: 'store › products › 3 "dk-003" › variants › 1 "eng-010" › id',
    says: 'There are two products "eng-010".',
    advises: 'Give each product and each size its own code.',
  },
  {
    with: 'two branches of one id',
    edit: (good) => {
      const branch = /"branches": \[\s*(\{[^]*?\n {4}\})\n {2}\]/.exec(good)?.[1] ?? '';
      return good.replace(
        branch,
        `${branch},\n    ${branch.replace('"Falmouth Yard"', '"New Yard"')}`,
      );
    },
    at: '"id": ▸"falmouth",\n      "name": "New Yard"',
    path: 'branches › 2 "falmouth" › id',
    says: 'There are two branches "falmouth".',
    advises: 'Give each branch its own id.',
  },
  {
    with: 'a branch called as the last choice of the contact form',
    swap: [
      '"contact": {',
      '"contact": { "otherBranch": { "value": "falmouth", "label": "Elsewhere" },',
    ],
    at: '"id": ▸"falmouth"',
    path: 'branches › 1 "falmouth" › id',
    says: 'The contact form sends "falmouth" for this branch and for its last choice (contact › otherBranch).',
    advises: 'You could not tell them apart: give one of them another name.',
  },
  {
    with: 'two groups of projects of one name',
    swap: [
      '"ask-us": [\n',
      `"ask-us": [{ "type": "project-gallery", "heading": "Work", "groups": [${group('Deck')}, ${group('Hulls')}] },\n`,
    ],
    at: '"value": ▸"deck", "label": "Hulls"',
    path: 'shared › blocks › ask-us › block 1 "Project gallery" › groups › 2 › value',
    says: 'There are two groups "deck".',
    advises: 'Give each group its own "value".',
  },
  {
    with: 'two unknown categories of one name',
    swap: [
      '[{ "slug": "sails", "offer": "deck" }]',
      '[{ "slug": "sails", "offer": "deck" }, { "slug": "sails" }]',
    ],
    at: '{ "slug": ▸"sails" }',
    path: 'store › unknownCategories › 2 › slug',
    says: 'There are two unknown categories "sails".',
    advises: 'Keep one of them.',
  },
  {
    with: 'two pages at one address',
    edit: addPage('/contact', ', "hidden": true'),
    at: '"path": ▸"/contact", "title": "One More',
    path: 'One More (/contact) › path',
    says: 'There are two pages "/contact".',
  },
  {
    with: 'an alias that is another category',
    swap: ['"aliases": ["engines-&-drives"]', '"aliases": ["engines-&-drives", "deck"]'],
    at: '"engines-&-drives", ▸"deck"',
    path: 'store › categories › 1 "engines" › aliases › 2',
    says: 'There are two categories at "deck".',
  },
  {
    with: 'a category called as one that every store has',
    swap: ['"aliases": ["engines-&-drives"]', '"aliases": ["engines-&-drives", "all"]'],
    at: '"engines-&-drives", ▸"all"',
    path: 'store › categories › 1 "engines" › aliases › 2',
    says: '"all" is a category that every store already has.',
  },
  {
    with: 'a real category declared as unknown',
    swap: [
      '[{ "slug": "sails", "offer": "deck" }]',
      '[{ "slug": "sails", "offer": "deck" }, { "slug": "engines" }]',
    ],
    at: '"slug": ▸"engines"',
    path: 'store › unknownCategories › 2 › slug',
    says: '"engines" is listed as unknown, but this category exists.',
    advises: 'Remove it.',
  },
  {
    with: 'a product of a category that does not exist',
    swap: [
      '"name": "Bronze Winch",\n        "category": "deck"',
      '"name": "Bronze Winch",\n        "category": "dek"',
    ],
    at: '"category": ▸"dek"',
    path: 'store › products › 3 "dk-003" › category',
    says: 'There is no category "dek".',
    advises: 'Did you mean "deck"?',
  },
  {
    with: 'a tile of a product that does not exist',
    swap: ['{ "product": "eng-010" }', '{ "product": "eng-01" }'],
    at: '"product": ▸"eng-01" }',
    path: 'Home (/) › block 5 "Product grid" › items › 1 › product',
    says: 'There is no product "eng-01".',
    advises: 'Did you mean "eng-010"?',
  },
  {
    with: 'a footer of a branch that does not exist',
    swap: ['"branch": "falmouth"', '"branch": "truro"'],
    at: '"branch": ▸"truro"',
    path: 'footer › columns › 2 › branch',
    says: 'There is no branch "truro".',
    advises: 'Choose one from branches.',
  },
  {
    with: 'a strip of logos that does not exist',
    swap: [
      '"heading": "Makers We Trust", "logos": "makers"',
      '"heading": "Makers We Trust", "logos": "maker"',
    ],
    at: '"logos": ▸"maker" }',
    path: 'Home (/) › block 4 "Logo strip" › logos',
    says: 'There is no list of logos "maker".',
    advises: 'Did you mean "makers"?',
  },
  {
    with: 'a shared list that does not exist',
    swap: [
      '{ "type": "shared", "name": "ask-us" }\n      ]\n    },\n    {\n      "path": "/services",',
      '{ "type": "shared", "name": "askus" }\n      ]\n    },\n    {\n      "path": "/services",',
    ],
    at: '"name": ▸"askus"',
    path: 'Home (/) › block 7 "Shared blocks" › name',
    says: 'There is no list of blocks "askus".',
    advises: 'Did you mean "ask-us"?',
  },
  {
    with: 'a shared list that contains itself',
    swap: ['"ask-us": [\n', '"ask-us": [\n        { "type": "shared", "name": "ask-us" },\n'],
    at: '{ "type": "shared", "name": ▸"ask-us" },\n        {',
    path: 'shared › blocks › ask-us › block 1 "Shared blocks" › name',
    says: 'The list "ask-us" contains itself.',
    advises: 'Remove this block.',
  },
  {
    with: 'a shared list of blocks that nothing shows',
    swap: ['"ask-us": [\n', '"old-offer": [{ "type": "breadcrumb" }],\n      "ask-us": [\n'],
    at: '"old-offer": ▸[',
    path: 'shared › blocks › old-offer',
    says: 'The list "old-offer" is not used.',
    severity: 'warning',
  },
  {
    with: 'a list of logos that nothing shows',
    swap: ['"logos": {\n', '"logos": {\n      "friends": [{ "name": "Fal Pilots" }],\n'],
    at: '"friends": ▸[',
    path: 'shared › logos › friends',
    says: 'The list "friends" is not used.',
    advises: 'Use it or remove it.',
    severity: 'warning',
  },
  {
    with: 'a picture that is not there',
    swap: ['"/images/winch.svg"', '"/images/winsch.svg"'],
    at: '"src": ▸"/images/winsch.svg"',
    path: 'store › categories › 2 "deck" › image › src',
    says: 'There is no file public/images/winsch.svg.',
    advises: 'Did you mean "/images/winch.svg"?',
  },
  {
    with: 'a picture in other capitals than its file',
    swap: ['"/images/winch.svg"', '"/images/Winch.svg"'],
    at: '"src": ▸"/images/Winch.svg"',
    path: 'store › categories › 2 "deck" › image › src',
    says: 'There is no file public/images/Winch.svg.',
    advises: 'Did you mean "/images/winch.svg"?',
  },
  {
    with: 'an icon that does not exist',
    swap: ['"icon": "droplets"', '"icon": "dropplets"'],
    at: '"icon": ▸"dropplets"',
    path: 'Engines (/services/engines) › block 4 "List columns" › columns › 1 › icon',
    says: 'There is no icon "dropplets".',
    advises: 'Did you mean "droplets"? All icons: https://lucide.dev/icons.',
  },
];

const ALIAS = '"aliases": ["engines-&-drives"]';

/** Names that are invalid in addresses or file names, and the checker's suggestions. */
const ADDRESSES: [name: string, meant: string][] = [
  ['../../../escaped', 'escaped'],
  ['a/b', 'a-b'],
  [String.raw`a\b`, 'a-b'],
  ['_unknown', 'unknown'],
  ['.hidden', 'hidden'],
  [':product', 'product'],
  ['404.html', '404-html'],
  ['50%-off', '50-off'],
  ['new?', 'new'],
  ['pumps#2', 'pumps-2'],
  ['ends with a blank ', 'ends-with-a-blank'],
  ['ends with a dot.', 'ends-with-a-dot'],
  ['مضخات/', 'mdkht'],
  ['', 'spare-parts'],
];

describe('a category with an invalid slug', () => {
  const said = (name: string) =>
    `${JSON.stringify(name)} cannot be used in the address of a category.`;
  const advised = (meant: string) => `Use letters, digits, hyphens and &, for example "${meant}".`;

  it.each(ADDRESSES)('is reported for its alias %j', async (name, meant) => {
    const written = JSON.stringify(name);
    const broken: Case = {
      with: 'such an alias',
      swap: [ALIAS, `"aliases": ["engines-&-drives", ${written}]`],
      at: `"engines-&-drives", ▸${written}`,
      path: 'store › categories › 1 "engines" › aliases › 2',
      says: said(name),
      advises: advised(meant),
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(ADDRESSES)('is reported if it is declared as unknown: %j', async (name, meant) => {
    const written = JSON.stringify(name);
    const broken: Case = {
      with: 'such an unknown category',
      swap: ['{ "slug": "sails", "offer": "deck" }', `{ "slug": "sails" }, { "slug": ${written} }`],
      at: `"slug": ▸${written} }`,
      path: 'store › unknownCategories › 2 › slug',
      says: said(name),
      advises: advised(meant),
    };
    expect(await told(broken)).toEqual(expected(broken));
  });

  it.each(['oars & sails', 'v2.0', 'مضخات', '$5-deals', "men's-oilskins", 'pumps:-small', '7'])(
    'is accepted with a valid one: %s',
    async (name) => {
      const text = swap(GOOD, ALIAS, `"aliases": ["engines-&-drives", ${JSON.stringify(name)}]`);
      expect((await check(text)).problems).toEqual([]);
    },
  );
});

describe('a config with a dangling or duplicate name', () => {
  it.each(CASES)('says what to fix: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('names each list that contains itself indirectly, and none that only shows such a list', async () => {
    const lists = `"north": [{ "type": "shared", "name": "south" }],
      "south": [{ "type": "shared", "name": "north" }],
      "ask-us": [\n        { "type": "shared", "name": "north" },\n`;
    const { problems } = await check(swap(GOOD, '"ask-us": [\n', lists));
    expect(problems.map(({ message }) => message)).toEqual([
      'The list "north" contains itself.',
      'The list "south" contains itself.',
    ]);
  });

  it('reports a mistake in a shared block once, however many pages show it', async () => {
    const { problems } = await check(swap(GOOD, '"heading": "Bring Her Round"', '"heading": ""'));
    expect(problems.map(brief)).toHaveLength(1);
  });
});
