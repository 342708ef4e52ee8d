/** Rows of a table with one text. */
const GROUPS = [
  'rows with one text alone ({}): they are left out, as a column says the category',
  'rows with one text alone ({}): they are taken for groups, the category of the rows below them',
];

/** Rows that say something else of what stands above them. */
const REPEATS = ['code', 'name'].flatMap((what) => [
  `One row has a ${what} that stands already above, with other values: {}. Which are right?`,
  `{} rows have a ${what} that stands already above, with other values: {}. Which are right?`,
]);

/** Products in several sizes. */
const VARIANTS = [
  'One product comes in several sizes or kinds, such as {}: {}. How are they shown?',
  '{} products come in several sizes or kinds, such as {}: {}. How are they shown?',
];

/** Sheets that are not read. */
const SHEETS = ['is hidden', 'has other headings'].map(
  (why) =>
    `rows of the sheet "{}", which ${why}: they are left out. To import them, save that sheet as a file of its own`,
);

/** What nobody reads in Studio, with the reason. */
export const ONLY_ELSEWHERE: readonly string[] = [
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
  // The command line asks for what Studio lets one choose.
  '"{}" is nothing that a column can be. It can be: {}.',
  'No column of this table is called "{}". They are called: {}.',
  '"{}" can be {}: write it with its case and signs.',
  'There is no preset "{}". There are: {}.',
  'This is no table of {}: it has no headings "{}".',
  'another table',
  '"{}" is no encoding that is known here. Known are: {}.',
  // What stands in files.
  'p div section article ul ol dl table blockquote pre h1 h2 h3 h4 h5 h6 header footer',
  '^([+\\-±]?\\d[\\d.,/ ]*(?:(?:x|×|-|–|to|\\.\\.\\.) ?[+\\-]?\\d[\\d.,/ ]*)*) ?({})$',
  '<text:s text:c="{}"/>',
  'no value',
  // The same in every language.
  'ETIM xChange',
  'Macintosh (MacRoman)',
  // Texts of new pages, which are written in the language of the site.
  'Inquiry List',
  'Inquiry list. {}',
  '{} {}: products by category, with what they can do and a list to ask for.',
  // The line that ends a check, a name of fonts, a result of a function.
  'no warnings',
  '{} is fine: {}.',
  '… and {} more like this, in {}{} {}{}',
  'system-ui, sans-serif',
  'no country',
];

/** Texts that are put together: each with whole sentences of which it is a part. */
export const COMPOSED: Readonly<Record<string, readonly string[]>> = {
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
  // Of files that cannot be read.
  '{} cannot be read': ['{} cannot be read: {}'],
  '{} cannot be read: {} {}': ['{} cannot be read: {}'],
  'Line {}: {}': ['Line {}: {}'],
  'the name': ['A colon is missing after {}.'],
  '"{}{}" is not a valid number in JSON: it has a comma.': [
    '"{}" is not a valid number in JSON: it has a comma.',
  ],
  'Write {}.{} for a decimal, {}{} for a large number.': [
    'Write {} for a decimal, {} for a large number.',
  ],
  '{} Look first at what {} opens.': ['Look first at what line {} opens.'],
  'There is {} inside this text.': [
    'There is a tab inside this text.',
    'There is a control character inside this text.',
  ],
  'a tab': ['There is a tab inside this text.'],
  'a control character': ['There is a control character inside this text.'],
  'This text is in {} quotes.': [
    'This text is in typographic quotes.',
    'This text is in single quotes.',
  ],
  'A {} was expected here, to close the {} from {}, but there is {}.': [
    'A {} was expected here, to close the {} from line {}, but there is {}.',
  ],
  'A {} is missing here: the {} from {} is still open.': [
    'A {} is missing here: the {} from line {} is still open.',
  ],
  '{} It stands in line {}.': ['It stands in line {}.'],
  'row {}': ['row {}', '{}, row {}: {}'],
  'line {}': ['{}, line {}: {}'],
  'take {} from {}': ['take {} from the other window', 'take {} from the file'],
  '{}, column {}{}': ['{}, row {}, column {}: {}'],
  // Of tables.
  'the page {}{}': ['the page {}', 'the page {} (give it a place in the menu)'],
  ' (give it a place in the menu)': ['the page {} (give it a place in the menu)'],
  'The site does not have {} of these products. Where do they go?': [
    'The site does not have a category of these products. Where do they go?',
    'The site does not have {} categories of these products. Where do they go?',
  ],
  'a category': ['The site does not have a category of these products. Where do they go?'],
  '{} categories': ['The site does not have {} categories of these products. Where do they go?'],
  'Make {}: {}{}': ['Make it: {}', 'Make them: {}', 'Make them: {} and {} more'],
  'rows with one text alone ({}): {}': GROUPS,
  'they are left out, as a column says the category': GROUPS,
  'they are taken for groups, the category of the rows below them': GROUPS,
  '{} a {} that stands already above, with other values: {}. Which are right?': REPEATS,
  'One row has': REPEATS,
  '{} rows have': REPEATS,
  '{} ({})': ['{} (row {})', '{} (line {})', '{} (product {})'],
  'The first row of each: {} left out': [
    'The first row of each: the other is left out',
    'The first row of each: the others are left out',
  ],
  'the other is': ['The first row of each: the other is left out'],
  'the others are': ['The first row of each: the others are left out'],
  '{} in several sizes or kinds, such as {}: {}. How are they shown?': VARIANTS,
  'One product comes': VARIANTS,
  '{} products come': VARIANTS,
  'rows of the sheet "{}", which {}: they are left out. To import them, save that sheet as a file of its own':
    SHEETS,
  'is hidden': SHEETS,
  'has other headings': SHEETS,
  'column left out': ['column left out: {}'],
  'columns left out': ['columns left out: {}', 'columns left out: {} and {} more'],
  '"{}" is neither {} nor {}. Write one of these, or leave it empty.': [
    '"{}" is neither yes nor no. Write one of these, or leave it empty.',
  ],
  '"{}" stands already in {}, with other values. Take one of the two rows out, or give it another number.':
    [
      '"{}" stands already in row {} of "{}", with other values. Take one of the two rows out, or give it another number.',
    ],
  'row {} of "{}"': [
    '"{}" stands already in row {} of "{}", with other values. Take one of the two rows out, or give it another number.',
  ],
  // What is counted, with the words of `count`.
  '{} {}': ['character', 'entry:entries', 'value', 'column', 'cell', 'heading'].flatMap((noun) => {
    const [one = '', many = `${one}s`] = noun.split(':');
    return [`1 ${one}`, `{} ${many}`];
  }),
  // Beside the values of enums, which are no texts of the code.
  '{}': ['each category', 'each product', 'announcement'],
};
