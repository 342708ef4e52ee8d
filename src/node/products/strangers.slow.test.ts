import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../document/table/question';
import { loadSchemas } from '../schemas/load';
import { importFile } from './importFile';
import { planOf } from './testing';

const root = path.resolve(import.meta.dirname, '../../..');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: path.join(root, 'public'), configSchema, remove: false };
const config: unknown = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8'));

/** What a file of tests/fixtures/strangers would do: its mistakes, and what it adds and changes. */
async function tried(name: string, answers: Answers = {}) {
  const bytes = readFileSync(path.join(root, 'tests/fixtures/strangers', name));
  const { change, mistakes, reading } = await planOf(name, bytes, config, options, answers);
  return {
    reading,
    added: change.added.map(({ entry }) => entry),
    changed: change.changed.map(({ after }) => after),
    mistakes: mistakes.inTable.map(({ cell, message }) => `${cell}: ${message}`),
  };
}

describe('a table that nobody here made', () => {
  it('with a quotation mark inside of a quoted text has a mistake at its row', async () => {
    const { mistakes } = await tried('stray-quote.csv');
    expect(mistakes[0]).toMatch(/^row 2: The quotation marks of this row cannot be read/);
  });

  it.each(['line-ends-crlf-then-lf.csv', 'line-ends-lf-then-crlf.csv'])(
    'with two kinds of line ends is read row by row (%s)',
    async (name) => {
      const { added, mistakes } = await tried(name);
      expect(mistakes).toEqual([]);
      expect(added).toMatchObject([
        { id: 'p1', unit: 'each' },
        { id: 'p2', unit: 'each' },
      ]);
      expect(JSON.stringify(added)).not.toContain(String.raw`\r`);
    },
  );

  it('with many commas in its texts is separated by its semicolons', async () => {
    const { added } = await tried('semicolons-with-commas.csv');
    expect(added).toMatchObject([
      { id: 'p1', description: 'Moves water, slurry, oil, milk, juice, and beer.' },
      { id: 'p2' },
    ]);
  });

  it('in an old encoding is asked about, with a sample of each', async () => {
    const bytes = readFileSync(path.join(root, 'tests/fixtures/strangers/windows-1251.csv'));
    const file = { name: 'list.csv', bytes, answers: {} };
    const result = await importFile(file, config, options);
    if (!('question' in result)) throw new Error('It was not asked.');
    expect(result.question).toMatchObject({ key: 'encoding', needsPerson: true });
    const samples = new Map(
      result.question.choices.map(({ value, sample }) => [value, sample ?? '']),
    );
    expect(samples.get('windows-1251')).toContain('Насос');
    expect(samples.get('windows-1252')).toContain('Íàñîñ');
    expect(result.question.choices[0]?.value).toBe('windows-1251');
    const { added } = await tried('windows-1251.csv', { encoding: 'windows-1251' });
    expect(added).toMatchObject([{ id: 'p1', name: 'Насос' }]);
    await expect(tried('windows-1251.csv', { encoding: 'klingon' })).rejects.toThrow(
      '"klingon" is no encoding that is known here',
    );
  });

  it.each(['error-cell.xlsx', 'error-cell.ods'])(
    'with an error value has a mistake at its cell (%s)',
    async (name) => {
      const { mistakes, changed } = await tried(name);
      expect(mistakes[0]).toMatch(/^E2: The cell shows #N\/A/);
      expect(JSON.stringify(changed)).not.toContain('#N/A');
    },
  );

  it('with a formula that was never calculated says to save it once', async () => {
    const { mistakes } = await tried('formula-never-calculated.xlsx');
    expect(mistakes).toEqual([
      expect.stringMatching(/^E2: .*save it once in a spreadsheet program/),
    ]);
  });

  it.each(['number-formats.xlsx', 'number-formats.xls', 'number-formats.xlsb'])(
    'says what its cells show (%s)',
    async (name) => {
      const { added, mistakes } = await tried(name);
      expect(mistakes).toEqual([]);
      expect(added).toMatchObject([
        { id: '0012' },
        { id: '00345' },
        { id: 'slip', unit: '15%' },
        { id: 'pitch', unit: '1.10 mm' },
      ]);
    },
  );

  it('with a chart sheet beside the table is read', async () => {
    expect((await tried('with-chart-sheet.xlsx')).added).toMatchObject([{ id: 'p1' }]);
  });

  it('whose cells have no references is read', async () => {
    expect((await tried('cells-without-references.xlsx')).added).toMatchObject([{ id: 'p2' }]);
  });

  it('leaves out sheets that nobody sees, and says so', async () => {
    const { reading, added } = await tried('streamed-zip64.xlsx');
    expect(reading.hidden).toEqual(['Hidden']);
    expect(JSON.stringify(added)).not.toContain('fromhidden');
  });

  it('with a password says so', async () => {
    await expect(tried('password.xlsx')).rejects.toThrow(/^This file is protected by a password/);
  });
});

describe.each(['streamed-zip64.xlsx', 'number-formats.ods'])(
  'every format of a number (%s)',
  (name) => {
    it('is read as it is shown, or is a mistake', async () => {
      const { added, mistakes } = await tried(name);
      const shown = Object.fromEntries(added.map(({ id, description }) => [id, description]));
      expect(shown).toMatchObject({
        text0012: '0012',
        num0012: '0012',
        'num1-10': '1.10',
        pct: '15%',
        pct2: '15.5%',
        thousand: '9,500',
        mwk: 'MWK 1,250,000',
        usd: 'US$12.50',
        kg: '128 kg',
        barcode: '6001234567890',
        fraction: '1/2',
        date: '2026-02-01',
        tempc: '-5 °C',
        phone: '+263771234567',
        zip: '00501',
        partno: '123-45678',
        lf: 'a\nb',
        spaces: '  lead and trail  ',
        emoji: '😀 𝄞',
        eqtext: '=1+1 text',
        m2: 'd',
      });
      const wrong = mistakes.map((text) => /^(D\d+): (.*)/.exec(text)).filter(Boolean);
      const cells = Object.fromEntries(wrong.map((match) => [match?.[1], match?.[2]]));
      expect(cells['D13']).toMatch(/only the first 15 digits/);
      expect(cells['D14']).toMatch(/has made the number 1.00E\+05/);
      expect(cells['D20']).toMatch(/shows #N\/A/);
      expect(cells['D26']).toMatch(/made a date/);
      expect(added).toContainEqual(expect.objectContaining({ id: 'm2', category: 'mining' }));
    });
  },
);

it.each([
  ['list.xlsx', 'nonsense', 'This is no XLSX file, or it is damaged.'],
  ['list.csv', 'a\0\0b', 'This is no CSV file, or it is damaged.'],
  ['list.csv', '', 'This file is empty.'],
  ['list.pdf', '%PDF', 'A table cannot be read from a PDF.'],
  ['list.jpeg', 'x', 'A table is a file that ends in .xlsx or .csv.'],
])('says what is wrong with a file that is no table: %s %j', async (name, content, reason) => {
  await expect(planOf(name, Buffer.from(content), config, options)).rejects.toThrow(reason);
});

it('reads what shops call .xls: a page with a table, or CSV', async () => {
  const page =
    '<html><body><table><tr><td>id</td><td>name</td></tr><tr><td>0012</td><td>A &amp; B</td></tr></table>';
  const asPage = await planOf('list.xls', Buffer.from(page), config, options);
  expect(asPage.change.added[0]?.entry).toMatchObject({ id: '0012', name: 'A & B' });
  const asText = await planOf('list.xls', Buffer.from('id\tname\n0012\tA\n'), config, options);
  expect(asText.change.added[0]?.entry).toMatchObject({ id: '0012', name: 'A' });
});

it('reads UTF-16 with tabs, as Excel saves "Unicode text"', async () => {
  const bytes = Buffer.from('\uFEFFid\tname\nmot-1\tPåhengsmotor\n', 'utf16le');
  const { change } = await planOf('list.txt', bytes, config, options);
  expect(change.added[0]?.entry).toMatchObject({ id: 'mot-1', name: 'Påhengsmotor' });
});

it('takes the separator of a line "sep=;" and of the headings before any other', async () => {
  const text = 'sep=;\nid;name\na,b,c;d,e,f\n';
  const { change } = await planOf('list.csv', Buffer.from(text), config, options);
  expect(change.added[0]?.entry).toMatchObject({ code: 'a,b,c', id: 'a-b-c', name: 'd,e,f' });
});

it('finds a separator in a text that is not quoted', async () => {
  const text = 'id,name,unit\np-1,Pump, big,each\n';
  const { mistakes } = await planOf('list.csv', Buffer.from(text), config, options);
  expect(mistakes.inTable[0]).toMatchObject({ cell: 'row 2' });
  expect(mistakes.inTable[0]?.message).toContain('This row has 4 cells, but there are 3 headings.');
});
