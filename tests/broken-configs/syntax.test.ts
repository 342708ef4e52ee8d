import { describe, expect, it } from 'vitest';
import { brief, check, checkFile, expected, GOOD, swap, told, type Case } from './breaking';

const CASES: Case[] = [
  {
    with: 'a comma missing between two fields',
    swap: ['"version": 2,', '"version": 2'],
    at: '"version": 2▸\n',
    path: '',
    says: 'A comma is missing after 2.',
    advises: 'Put a comma between two entries.',
  },
  {
    with: 'a comma after the last field',
    swap: ['"locality": "Falmouth" }', '"locality": "Falmouth", }'],
    at: '"locality": "Falmouth"▸, }',
    path: '',
    says: 'There is a comma before the closing }, and nothing after it.',
    advises: 'Remove the comma: the last entry has none.',
  },
  {
    with: 'a comma after the last item of a list',
    swap: ['"area": ["Cornwall"]', '"area": ["Cornwall",]'],
    at: '["Cornwall"▸,]',
    path: '',
    says: 'There is a comma before the closing ], and nothing after it.',
  },
  {
    with: 'two commas in a row',
    swap: ['"founded": 1962,', '"founded": 1962,,'],
    at: '"founded": 1962,▸,',
    path: '',
    says: 'There is an extra comma here.',
    advises: 'Remove it.',
  },
  {
    with: 'a semicolon for a comma',
    swap: ['"founded": 1962,', '"founded": 1962;'],
    at: '"founded": 1962▸;',
    path: '',
    says: 'There is a semicolon where a comma was expected.',
  },
  {
    with: 'a text in single quotes',
    swap: ['"id": "brackwater"', '"id": \'brackwater\''],
    at: '"id": ▸\'brackwater\'',
    path: '',
    says: 'This text is in single quotes.',
    advises: 'JSON needs straight double quotes: "brackwater".',
  },
  {
    with: 'typographic quotes from a word processor',
    swap: ['"Hello Brackwater,"', '“Hello Brackwater,”'],
    at: '"greeting": ▸“',
    path: '',
    says: 'This text is in typographic quotes.',
    advises: 'JSON needs straight double quotes: "Hello Brackwater,".',
  },
  {
    with: 'a name without quotes',
    swap: ['"founded": 1962', 'founded: 1962'],
    at: '▸founded: 1962',
    path: '',
    says: 'The name founded has no quotes.',
    advises: 'Write it in double quotes: "founded".',
  },
  {
    with: 'a text without quotes',
    swap: ['"brand": "Brackwater"', '"brand": Brackwater of Falmouth'],
    at: '"brand": ▸Brackwater',
    path: '',
    says: 'JSON does not know "Brackwater of Falmouth".',
    advises: 'Put a text in double quotes.',
  },
  {
    with: 'a text without its closing quote',
    swap: ['"id": "brackwater",', '"id": "brackwater,'],
    at: '"id": ▸"brackwater,',
    path: '',
    says: 'The text that starts here has no closing quote on its line.',
    advises: 'Put a double quote (") at its end. For a line break inside a text, write \\n.',
  },
  {
    with: 'a double quote inside a text',
    swap: ['"Runs as quietly as promised."', '"Runs as "quietly" as promised."'],
    at: '"text": "Runs as ▸"quietly',
    path: '',
    says: 'The text ends at this double quote, but more of it follows.',
    advises: 'Inside a text, write \\" for a double quote.',
  },
  {
    with: 'a single backslash',
    swap: ['"/images/mark.svg"', String.raw`"\images\mark.svg"`],
    at: String.raw`"▸\images\mark`,
    path: '',
    says: String.raw`A backslash has a special meaning in JSON, but "\i" has none.`,
    advises: String.raw`For a backslash, write two: \\. In addresses, use / instead.`,
  },
  {
    with: 'a tab inside a text',
    swap: ['Hello Brackwater,', 'Hello\tBrackwater,'],
    at: 'Hello▸\tBrackwater',
    path: '',
    says: 'There is a tab inside this text.',
    advises: 'Use spaces, or write \\t.',
  },
  {
    with: 'a comment',
    swap: ['  "version": 2,', '  // ours since May\n  "version": 2,'],
    at: '▸// ours',
    path: '',
    says: 'JSON does not allow comments.',
    advises: 'Remove it.',
  },
  {
    with: 'a colon missing',
    swap: ['"version": 2', '"version" 2'],
    at: '"version"▸ 2',
    path: '',
    says: 'A colon is missing after "version".',
    advises: 'Write a field as "name": value.',
  },
  {
    with: 'an equals sign for a colon',
    swap: ['"version": 2', '"version" = 2'],
    at: '"version" ▸= 2',
    path: '',
    says: 'There is "=" where a colon was expected.',
  },
  {
    with: 'a field without a value',
    swap: ['"founded": 1962,', '"founded": ,'],
    at: '"founded": ▸,',
    path: '',
    says: 'The field before this comma has no value.',
    advises: 'Write its value, or remove the field.',
  },
  {
    with: 'true written as in Python',
    swap: ['"hidden": true', '"hidden": True'],
    at: '"hidden": ▸True',
    path: '',
    says: 'JSON does not know "True".',
    advises: 'Write true.',
  },
  {
    with: 'a number with zeros in front',
    swap: ['"count": 2', '"count": 002'],
    at: '"count": ▸002',
    path: '',
    says: '"002" is not a valid number in JSON.',
  },
  {
    with: 'a bracket of the wrong kind',
    swap: ['"area": ["Cornwall"]', '"area": ["Cornwall"}'],
    at: '["Cornwall"▸}',
    path: '',
    says: 'A ] was expected here, to close the [ from line 9, but there is }.',
    advises: 'Every { ends with } and every [ with ].',
  },
  {
    with: 'a closing brace missing, and its comma with it',
    swap: [
      '      "mono": "ui-monospace, monospace"\n    }\n  },',
      '      "mono": "ui-monospace, monospace"\n    }',
    ],
    at: '"ui-monospace, monospace"\n    }▸\n',
    path: '',
    says: 'A } is missing here: the { from line 18 is still open.',
    advises: 'Put } and a comma.',
  },
  {
    with: 'a closing brace missing, its comma still there',
    swap: [
      '    "message": "I have a question about my boat."\n  },',
      '    "message": "I have a question about my boat.",',
    ],
    at: '"chat": ▸{',
    path: '',
    says: 'The { that opens here is never closed: the file ends where a } was expected.',
    advises: 'Put } where this part ends.',
  },
  {
    with: 'one brace too many at its end',
    edit: (good) => `${good.trimEnd()}\n}\n`,
    at: '}\n}\n▸}\n',
    path: '',
    says: 'The file should end before this "}": every bracket is already closed.',
  },
  {
    with: 'an invisible character from a web page',
    swap: ['"founded": 1962', '"founded":\u00a01962'],
    at: '"founded":▸\u00a01962',
    path: '',
    says: 'There is an invisible character here (perhaps pasted from a web page or a document).',
    advises: 'Delete it and type a plain space.',
  },
  {
    with: 'the same field twice',
    swap: ['"founded": 1962,', '"founded": 1962,\n    "founded": 1963,'],
    at: '▸"founded": 1963',
    path: 'site',
    says: '"founded" is here twice: only this one counts, and the one in line 8 is lost.',
    advises: 'Keep the right one, or put what both hold into one.',
  },
];

describe('[K1] a config with broken syntax', () => {
  it.each(CASES)('says where and how: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('[K2] is parsed beyond a mistake, so that one run reports all', async () => {
    const broken = [
      ['"version": 2,', '"version": 2'],
      ['"founded": 1962,', "'founded': 1962,"],
      ['"wordmark": "Brackwater"', '"wordmrk": "Brackwater"'],
      ['"href": "#repairs"', '"href": "#repars"'],
    ].reduce((text, [old = '', now = '']) => swap(text, old, now), GOOD);
    const { problems } = await check(broken);
    expect(problems.map(brief)).toEqual([
      '3:15 A comma is missing after 2.',
      '8:5 This text is in single quotes.',
      '15:7 "wordmrk" is not a field of Site logo.',
      `${lineOf(broken, '#repars')}:90 "#repars" leads nowhere: there is no place "repars" on /services.`,
    ]);
  });

  it('is reported with the line numbers of editors, also with Windows line ends', async () => {
    const { problems } = await check(
      swap(GOOD, '"founded": 1962,', '"founded": 1962').replaceAll('\n', '\r\n'),
    );
    expect(problems.map(brief)).toEqual(['8:20 A comma is missing after 1962.']);
  });

  it.each([
    ['of an old Mac, by syntax', '"founded": 1962,', '"founded": 1962', '\r', '8:20 A comma is'],
    ['of an old Mac, by shape', '"founded": 1962,', '"founded": "1962",', '\r', '8:16 "founded"'],
    ['of one that mixes them', '"founded": 1962,', '"founded": "1962",', '\r\n', '8:16 "founded"'],
  ])('counts the lines of a file %s', async (_, old, broken, end, begins) => {
    const mixed = swap(GOOD, old, broken).replace('\n', '\r').replaceAll('\n', end);
    const { problems } = await check(mixed);
    expect(problems.map(brief)).toEqual([expect.stringMatching(new RegExp(`^${begins}`))]);
  });

  it('may begin with a byte order mark, as written by Notepad, which shifts no position', async () => {
    expect(await check(`\ufeff${GOOD}`)).toMatchObject({ ok: true, problems: [] });
    const { problems } = await check(`\ufeff${GOOD.replace('{', '{,')}`);
    expect(problems.map(brief)).toEqual(['1:2 There is an extra comma here.']);
  });
});

describe('a file that is not a config', () => {
  it.each([
    ['is empty', '', 'The file is empty.'],
    ['holds only spaces', ' \n ', 'The file is empty.'],
    ['is a picture', new Uint8Array([137, 80, 78, 71, 0, 1]), 'The file is not a text file.'],
    ['is UTF-16', new Uint8Array([255, 254, 123, 0, 125, 0]), 'The file is saved as UTF-16.'],
    ['is Latin-1', new Uint8Array([123, 34, 233, 34, 125]), 'The file is not saved as UTF-8.'],
    ['holds a list', '[]', 'The file must be a group of fields in { }, but is a list.'],
    ['holds null', 'null', 'The file must be a group of fields in { }, but is null (nothing).'],
    ['holds a word', '"hello"', 'The file must be a group of fields in { }, but is "hello".'],
    ['holds prose', 'hello there', 'JSON does not know "hello there".'],
    ['is an empty group', '{}', '"version" is missing: it says which format this file has.'],
    [
      'ends at once',
      '{',
      'The { that opens here is never closed: the file ends where a } was expected.',
    ],
    [
      'is 50 levels deep',
      '['.repeat(50) + ']'.repeat(50),
      'The file must be a group of fields in { }, but is a list.',
    ],
    [
      'is 100,000 levels deep',
      '['.repeat(100_000),
      'The [ that opens here is never closed: the file ends where a ] was expected.',
    ],
  ])('is told in a sentence: one that %s', async (_, content, says) => {
    const { problems, ok } = await check(content);
    expect(problems[0]?.message).toBe(says);
    expect(ok).toBe(false);
  });

  it('is explained in a sentence: a missing file, and a folder', async () => {
    const missing = await checkFile('/nowhere/site.config.json');
    expect(missing.problems.map(brief)).toEqual(['1:1 There is no file site.config.json.']);
    const dir = await checkFile(import.meta.dirname);
    expect(dir.problems.map(brief)).toEqual(['1:1 broken-configs is a folder.']);
  });
});

function lineOf(text: string, snippet: string): number {
  return text.slice(0, text.indexOf(snippet)).split('\n').length;
}
