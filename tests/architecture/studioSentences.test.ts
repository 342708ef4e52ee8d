import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNode, nodesOf, type Node } from './syntax';
import { isCode, isTest, ROOT, sourcesBelow, type Source } from './sources';

/** Where the checker writes what is wrong, and where the server of Studio writes why it does not do something. */
const OF_CHECKER = /^src\/node\/config\/check\/(rules|shape|picture|colours|[^/]+\.ts)/;
const OF_SERVER = /^src\/node\/studio\//;

/** Several words; of the server, which has much else, whole sentences. */
const WORDS = /\p{L}\S* \S*\p{L}/su;
const SENTENCE = /^(?:\p{Lu}|\{\}).*[\p{L}}"] \p{L}.*[.?!)]$/su;

/** What nobody reads in Studio, with the reason. */
const ONLY_ELSEWHERE = [
  // About how a file is written, which forms write: those have other words (`inForm`).
  'Write { "type": "{}" }, with the fields it needs.',
  'Put it in [ ].',
  'Put [ before the block and ] after it: a column is a list of blocks, even of one.',
  '{} Write it as {}.',
  'This block has no "type".',
  '"{}" must be a text in double quotes, but is {}.',
  'Move it out of "columns". In a column, {}',
  'a text in double quotes',
  'a whole number without quotes',
  'a number without quotes',
  'true or false, without quotes',
  'a list in [ ]',
  'a group of fields in { }',
  'Run "npm run check -- --words {}": it writes them as a block to translate and paste.',
  // Studio does not open a file of another version.
  '"version" is missing: it says which format this file has.',
  'Add "version": {} if the file is new; an older file needs the version it was written for.',
  '"version" must be a whole number, but is {}.',
  'A new file has "version": {}.',
  'This file has format version {}; the current one is {}.',
  'Run "npm run migrate": it updates the file and lists what it changes.',
  'This file has format version {}, which is newer than this project supports ({}).',
  'Update the project first.',
  // For developers.
  'The checker has no words for "{}" in the schemas.',
  'Restore it as it was released, for example with "git checkout" from an earlier commit.',
  // The line that ends a check, a name of fonts, a result of a function.
  'no warnings',
  '{} is fine: {}.',
  'system-ui, sans-serif',
  'no country',
  // On phones that are shown the draft, and in the starting page: before the language is known.
  'This draft opens with its code, and each phone has its own: in Studio, choose Publish, then "Show it on phones", and scan the code again.',
  'There is no draft yet: in Studio, choose Publish, then "Show it on phones".',
  '<title>Studio</title></head><body><p>Studio is starting …</p></body></html>',
];

/** Texts that are put together: each with whole sentences of which it is a part. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'Choose another one, such as "our-{}", also in the links to it.': [
    'Choose another one, such as "{}", also in the links to it.',
  ],
  ', as in': [', as in the block "{}"{}'],
  'Choose another, such as "{}-field".': ['Choose another, such as "{}".'],
  '"{}" {} missing in Opening hours.': [
    '"{}" is missing in Opening hours.',
    '"{}" and "{}" are missing in Opening hours.',
  ],
  'On the 24-hour clock, {}{} pm is "{}".': ['On the 24-hour clock, {} pm is "{}".'],
  '{} {} missing: the English text has {}.': [
    '{} is missing: the English text has it.',
    '{} are missing: the English text has them.',
  ],
  '{{}} cannot be filled in here.': ['{} cannot be filled in here.'],
  '{} {} missing: the text would not say what is filled in there.': [
    '{} is missing: the text would not say what is filled in there.',
    '{} are missing: the text would not say what is filled in there.',
  ],
  'it belongs': ['Put {} where {} in your text, as in {}.'],
  'they belong': ['Put {} where {} in your text, as in {}.'],
  'Write it as "https://company.com/page".': ['Write it as "{}".'],
  'Write it as "mailto:sales@company.com".': ['Write it as "{}".'],
  'Write it as "sales@company.com".': ['Write it as "{}".'],
  'Write "mailto:{}".': ['Write "{}".'],
  ', or use "{}" here': ['{}, or use "{}" here.'],
  'Move it to the page "{}"': ['Move it to the page "{}".'],
  'Move it to a page whose address ends with "/:{}", such as "{}/:{}"': [
    'Move it to a page whose address ends with "/:{}", such as "{}"',
    'Move it to a page whose address ends with "/:{}", such as "{}".',
  ],
  'Search engines show at most {}: shorten {}.': [
    'Search engines show at most {}: shorten it.',
    'Search engines show at most {}: shorten the name, or {}.',
  ],
  'the name, or {}': ['Search engines show at most {}: shorten the name, or {}.'],
  'begins with a code that no country has.': ['"{}" begins with a code that no country has.'],
  'has too few or too many digits for its country.': [
    '"{}" has too few or too many digits for its country.',
  ],
  'is no number of its country’s plan: it may be an old one, or lack a digit.': [
    '"{}" is no number of its country’s plan: it may be an old one, or lack a digit.',
  ],
  'has a 0 after the country’s code, which is dialled only within the country.': [
    '"{}" has a 0 after the country’s code, which is dialled only within the country.',
  ],
  'There is no {} public{}': ['There is no {} public{}.'],
  '{}, but one whose name looks the same: in one of the two, letters with marks (å, é) are made of two signs.':
    [
      'There is no {} public{}, but one whose name looks the same: in one of the two, letters with marks (å, é) are made of two signs.',
    ],
  '{}, but a file {}, whose name ends in capital letters.': [
    'There is no {} public{}, but a file {}, whose name ends in capital letters.',
  ],
  'Write town and country between commas. {}': [
    'Write town and country between commas. For a mark at the house, write its "latitude" and "longitude": on openstreetmap.org, click it with the right button and choose "Show address".',
  ],
  'has more than one of': ['{} has more than one of {}.'],
  'has none of': ['{} has none of {}.'],
  'Its only field is': ['Its only field is {}.'],
  'Its fields are': ['Its fields are {}.'],
  'Put it at the end: "{}{}{}".': ['Put it at the end: "{}".'],
  'Saves cannot be shared with others now: ask whoever looks after the code.': [
    'Saves cannot be shared with others now: ask whoever looks after the code. (The Git repository is in the middle of {}.)',
  ],
  '{} (The Git repository is in the middle of {}.)': [
    'Saves cannot be shared with others now: ask whoever looks after the code. (The Git repository is in the middle of {}.)',
  ],
  '{} (No branch of the Git repository is checked out.)': [
    'Saves cannot be shared with others now: ask whoever looks after the code. (No branch of the Git repository is checked out.)',
  ],
  '{} (Git does not know who you are: set user.name and user.email with "git config".)': [
    'Saves cannot be shared with others now: ask whoever looks after the code. (Git does not know who you are: set user.name and user.email with "git config".)',
  ],
  'The site has {}. Studio lists them.': [
    'The site has 1 mistake. Studio lists them.',
    'The site has {} mistakes. Studio lists them.',
  ],
  // What is counted, with the words of `count`.
  '{} {}': ['character', 'entry:entries', 'value', 'column', 'cell', 'heading'].flatMap((noun) => {
    const [one = '', many = `${one}s`] = noun.split(':');
    return [`1 ${one}`, `{} ${many}`];
  }),
  // Beside the values of enums, which are no texts of the code.
  '{}': ['each category', 'each product', 'announcement'],
};

const FOLDER = path.join(ROOT, 'src/node/studio/language/sentences');
const languages = readdirSync(FOLDER).map((file): [string, Record<string, string>] => [
  file,
  JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Record<string, string>,
]);

/** The texts of a source, each with {} for what is filled in. */
function textsIn(source: Source): string[] {
  return nodesOf(source).flatMap((node) => {
    if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
    return node.type === 'TemplateLiteral' ? [joined(node)] : [];
  });
}

function joined({ quasis }: Node): string {
  const parts = Array.isArray(quasis) ? quasis : [];
  return parts
    .map((part) => (isNode(part) && isText(part['value']) ? part['value'].cooked : ''))
    .join('{}');
}

const isText = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value;

const withoutNames = (sentence: string) => sentence.replaceAll(/\{\w+\??\}/g, '{}');

const namesIn = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name);

const written = new Map(
  sourcesBelow('src/node/config/check', 'src/node/studio', 'src/node/products', 'src/node/tables')
    .filter((source) => isCode(source) && !isTest(source))
    .flatMap((source) => textsIn(source).map((text) => [text, source.file] as const)),
);
const elsewhere = new Set(ONLY_ELSEWHERE);
const isShown = ([text, file]: readonly [string, string]) =>
  (OF_CHECKER.test(file) && WORDS.test(text)) || (OF_SERVER.test(file) && SENTENCE.test(text));
const toTranslate = [...written].filter(isShown).filter(([text]) => !elsewhere.has(text));
const composed = new Set(Object.values(COMPOSED).flat());

describe.each(languages)('[T83] the sentences of checker and server in %s', (_, sentences) => {
  const known = new Set(Object.keys(sentences).map(withoutNames));
  const isKnown = (text: string) => (COMPOSED[text] ?? [text]).every((one) => known.has(one));

  it('are all there', () => {
    const missing = toTranslate.filter(([text]) => !isKnown(text));
    expect(missing.map(([text, file]) => `${file}: ${text}`)).toEqual([]);
  });

  it('are those that are written today', () => {
    expect([...known].filter((text) => !written.has(text) && !composed.has(text))).toEqual([]);
  });

  it('are the same as in the other languages', () => {
    expect(Object.keys(sentences)).toEqual(Object.keys(languages[0]?.[1] ?? {}));
  });

  it('are filled with the same values, but for names of kinds', () => {
    const wrong = Object.entries(sentences).filter(([english, other]) =>
      namesIn(other).some((name) => !namesIn(english).includes(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('leave none in English', () => {
    const same = Object.entries(sentences).filter(
      ([english, other]) => english === other && /\p{Ll} \p{Ll}/u.test(english),
    );
    expect(same).toEqual([]);
  });
});

it('[T83] composed sentences and those of elsewhere are still written', () => {
  const gone = [...ONLY_ELSEWHERE, ...Object.keys(COMPOSED)].filter((text) => !written.has(text));
  expect(gone).toEqual([]);
});
