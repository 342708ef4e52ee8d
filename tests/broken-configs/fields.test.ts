import { describe, expect, it } from 'vitest';
import { expected, told, type Case } from './breaking';

const HOME = 'Home (/)';
const FIRST_FIGURE = '{ "value": "60+", "label": "Years on the Fal" }';

const CASES: Case[] = [
  {
    with: 'a field whose name is mistyped',
    swap: [FIRST_FIGURE, '{ "value": "60+", "lable": "Years on the Fal" }'],
    at: '▸"lable"',
    path: `${HOME} › block 2 "Stats" › items › 1`,
    says: '"lable" is not a field of Figure.',
    advises: 'Did you mean "label"?',
  },
  {
    with: 'a field that does not exist and resembles none',
    swap: ['"kind": "warning"', '"kind": "warning",\n          "blinking": true'],
    at: '▸"blinking"',
    path: 'Engines (/services/engines) › block 3 "Notice"',
    says: '"blinking" is not a field of Notice.',
    advises:
      'Its fields are "id", "label", "heading", "text", "kind", "actions", "hidden", "onlyIn", "from", "until".',
  },
  {
    with: 'a block type that is mistyped',
    swap: ['"type": "stats"', '"type": "statz"'],
    at: '"type": ▸"statz"',
    path: `${HOME} › block 2 "statz" › type`,
    says: '"statz" is not a block type.',
    advises: 'Did you mean "stats"?',
  },
  {
    with: 'a block without a type',
    swap: ['{ "type": "breadcrumb" }', '{ "label": "Here" }'],
    at: '▸{ "label": "Here" }',
    path: 'Engines (/services/engines) › block 2',
    says: 'This block has no "type".',
  },
  {
    with: 'a field missing',
    swap: [FIRST_FIGURE, '{ "value": "60+" }'],
    at: '▸{ "value": "60+" }',
    path: `${HOME} › block 2 "Stats" › items › 1`,
    says: '"label" is missing in Figure.',
    advises: 'It is required. What it counts. Example: "Years on the Water".',
  },
  {
    with: 'a whole part missing',
    edit: (good) => good.replace(/ {2}"site": \{.*?\n {2}\},\n/s, ''),
    at: '▸{\n  "$schema"',
    path: '',
    says: '"site" is missing in site.config.json.',
    advises: 'It is required. The company the site belongs to.',
  },
  {
    with: 'a number in quotes',
    swap: ['"founded": 1962', '"founded": "1962"'],
    at: '"founded": ▸"1962"',
    path: 'site › founded',
    says: '"founded" must be a whole number without quotes, but is "1962".',
    advises: 'Write 1962.',
  },
  {
    with: 'true in quotes',
    swap: ['"hidden": true', '"hidden": "true"'],
    at: '"hidden": ▸"true"',
    path: 'Your List (/cart) › hidden',
    says: '"hidden" must be true or false, without quotes, but is "true".',
    advises: 'Write true.',
  },
  {
    with: 'a text without quotes that is a number',
    swap: ['"value": "12"', '"value": 12'],
    at: '"value": ▸12',
    path: `${HOME} › block 2 "Stats" › items › 2 › value`,
    says: '"value" must be a text in double quotes, but is 12.',
    advises: 'Write "12".',
  },
  {
    with: 'one value where a list belongs',
    swap: ['"branches": ["falmouth"]', '"branches": "falmouth"'],
    at: '"branches": ▸"falmouth"',
    path: 'Contact (/contact) › block 2 "Offices" › branches',
    says: '"branches" must be a list in [ ], but is "falmouth".',
    advises: 'Put it in [ ].',
  },
  {
    with: 'null for a text',
    swap: ['"brand": "Brackwater"', '"brand": null'],
    at: '"brand": ▸null',
    path: 'store › brand',
    says: '"brand" must be a text in double quotes, but is null (nothing).',
  },
  {
    with: 'half a year',
    swap: ['"founded": 1962', '"founded": 1962.5'],
    at: '"founded": ▸1962.5',
    path: 'site › founded',
    says: '"founded" must be a whole number without quotes, but is 1962.5.',
  },
  {
    with: 'a choice that does not exist',
    swap: ['"kind": "warning"', '"kind": "warn"'],
    at: '"kind": ▸"warn"',
    path: 'Engines (/services/engines) › block 3 "Notice" › kind',
    says: '"kind" cannot be "warn".',
    advises: 'Choose one of: "info", "success", "warning".',
  },
  {
    with: 'an empty text',
    swap: ['"heading": "Makers We Trust"', '"heading": ""'],
    at: '"heading": ▸"", "logos"',
    path: `${HOME} › block 4 "Logo strip" › heading`,
    says: '"heading" is empty.',
  },
  {
    with: 'a description of a product too short to decide on',
    swap: [
      'A two-speed winch for sheets up to twelve millimetres. Needs a flat base of teak.',
      'A winch.',
    ],
    at: '"description": ▸"A winch."',
    path: 'store › products › 3 "dk-003" › description',
    says: '"description" has 8 characters, but needs at least 20.',
  },
  {
    with: 'a figure too long for its place',
    swap: ['"value": "12"', '"value": "Twelve at the last count"'],
    at: '"value": ▸"Twelve',
    path: `${HOME} › block 2 "Stats" › items › 2 › value`,
    says: '"value" has 24 characters, but at most 12 are allowed.',
    advises: 'The number, as visitors read it.',
  },
  {
    with: 'a rating above five',
    swap: ['"rating": 5', '"rating": 6'],
    at: '"rating": ▸6',
    path: 'store › sampleReview › rating',
    says: '"rating" must be at most 5, but is 6.',
    advises: 'Stars, 1 to 5.',
  },
  {
    with: 'a year before there were companies',
    swap: ['"founded": 1962', '"founded": 62'],
    at: '"founded": ▸62',
    path: 'site › founded',
    says: '"founded" must be at least 1800, but is 62.',
  },
  {
    with: 'a size in rem where pixels belong',
    swap: ['"theme": {', '"theme": { "sizes": { "text": 1.7 },'],
    at: '"text": ▸1.7',
    path: 'theme › sizes › text',
    says: '"text" must be at least 12, but is 1.7.',
    advises: 'Size of the text, in px.',
  },
  {
    with: 'a space that pushes the content off the screen',
    swap: ['"theme": {', '"theme": { "sizes": { "gutter": 5000 },'],
    at: '"gutter": ▸5000',
    path: 'theme › sizes › gutter',
    says: '"gutter" must be at most 200, but is 5000.',
    advises: 'The space on the left and right, in px.',
  },
  {
    with: 'a single figure in a band of figures',
    swap: [`${FIRST_FIGURE},\n            `, ''],
    at: '"items": ▸[\n            { "value": "12"',
    path: `${HOME} › block 2 "Stats" › items`,
    says: '"items" has 1 entry, but needs at least 2.',
    advises: 'Two to six figures.',
  },
  {
    with: 'too many buttons',
    swap: [
      '[{ "label": "See the Yard", "href": "/services" }]',
      `[${'{ "label": "See the Yard", "href": "/services" },'.repeat(3)} { "label": "X", "href": "/store" }]`,
    ],
    at: '"actions": ▸[{ "label": "See the Yard"',
    path: `${HOME} › block 1 "Hero carousel" › slides › 1 › actions`,
    says: '"actions" has 4 entries, but can have at most 3.',
  },
  {
    with: 'a list of offices without any',
    edit: (text) =>
      text
        .replace(/"branches": \[\n {4}\{[^]*?\n {4}\}\n {2}\],/, '"branches": [],')
        .replace('"branch": "falmouth"', '"links": [{ "label": "Home", "href": "/" }]')
        .replace(', "branches": ["falmouth"]', ''),
    at: '"branches": ▸[]',
    path: 'branches',
    says: '"branches" has no entries, but needs at least 1.',
    advises: 'The offices, at least one: where visitors can find, call and write to you.',
  },
  {
    with: 'a footer column with both links and a branch',
    swap: [
      '{ "title": "The Yard", "branch": "falmouth" }',
      '{ "title": "The Yard", "branch": "falmouth", "links": [{ "label": "Home", "href": "/" }] }',
    ],
    at: '▸{ "title": "The Yard"',
    path: 'footer › columns › 2',
    says: 'Footer column has more than one of "links" or "branch".',
    advises: 'It needs exactly one of them. A list of links or one of the branches.',
  },
  {
    with: 'a footer column with neither',
    swap: ['{ "title": "The Yard", "branch": "falmouth" }', '{ "title": "The Yard" }'],
    at: '▸{ "title": "The Yard" }',
    path: 'footer › columns › 2',
    says: 'Footer column has none of "links" or "branch".',
  },
  {
    with: 'a colour by its name',
    swap: ['"ink": "#13211a"', '"ink": "black"'],
    at: '"ink": ▸"black"',
    path: 'theme › colors › ink',
    says: '"black" is not a colour in the right format.',
    advises: 'Write # and three or six digits 0-9, a-f: "#1a2b3c".',
  },
  {
    with: 'a phone number without its country',
    swap: ['"+44 1632 960123"', '"01632 960123"'],
    at: '▸"01632 960123"',
    path: 'branches › 1 "falmouth" › phones › 1 › number',
    says: '"01632 960123" is not a phone number in international form.',
    advises: 'Write + and the country code, then digits and spaces only: "+99 12 345 6789".',
  },
  {
    with: 'an e-mail address without its domain',
    swap: ['"mailbox": "yard@brackwater.internal"', '"mailbox": "yard"'],
    at: '"mailbox": ▸"yard"',
    path: 'contact › mailbox',
    says: '"yard" is not an e-mail address.',
  },
  ...[
    ['a name without a dot for its domain', 'yard@brackwater'],
    ['two e-mail addresses', 'yard@brackwater.internal, office@brackwater.internal'],
    ['an e-mail address as mail programs show it', 'The Yard<yard@brackwater.internal>'],
    ['a link for an e-mail address', 'mailto:yard@brackwater.internal'],
    ['an e-mail address with the end of a sentence', 'yard@brackwater.internal.'],
  ].map(([what = '', written = '']): Case => ({
    with: what,
    swap: ['"mailbox": "yard@brackwater.internal"', `"mailbox": "${written}"`],
    at: '"mailbox": ▸"',
    path: 'contact › mailbox',
    says: `"${written}" is not an e-mail address.`,
    advises: 'Write it as "sales@company.com".',
  })),
  {
    with: 'a page address in capitals',
    swap: ['"path": "/contact"', '"path": "/Contact Us"'],
    edit: (text) => text.replaceAll('"href": "/contact"', '"href": "/store"'),
    at: '"path": ▸"/Contact Us"',
    path: 'Contact (/Contact Us) › path',
    says: '"/Contact Us" cannot be the address of a page.',
    advises:
      'An address starts with a slash and has only lower-case letters, digits and hyphens between slashes: "/contact-us".',
  },
  {
    with: 'a product code in capitals',
    swap: ['"id": "dk-900"', '"id": "DK 900"'],
    edit: (text) => text.replace('{ "product": "dk-900", ', '{ "product": "DK 900", '),
    at: '"id": ▸"DK 900"',
    path: 'store › products › 4 "DK 900" › id',
    says: '"DK 900" cannot be used as a name here: use only lower-case letters, digits and hyphens.',
    advises: 'Write "dk-900".',
  },
  {
    with: 'an opening time after midnight',
    swap: ['"closes": "17:00"', '"closes": "25:00"'],
    at: '"closes": ▸"25:00"',
    path: 'branches › 1 "falmouth" › hours › 1 › closes',
    says: '"closes" does not have the right format: "25:00".',
    advises: 'Closing time, on the 24-hour clock. Example: "17:00".',
  },
  {
    with: 'a map that is not fetched over a safe connection',
    swap: [
      '"phones": [',
      '"map": { "caption": "Ropewalk", "embed": "http://maps.internal/a", "directions": "https://maps.internal/b" },\n      "phones": [',
    ],
    at: '"embed": ▸"http://',
    path: 'branches › 1 "falmouth" › map › embed',
    says: '"embed" must start with https://, but is "http://maps.internal/a".',
  },
];

describe('[K1] a config that violates the schema', () => {
  it.each(CASES)('says what is wrong and what to do: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});
