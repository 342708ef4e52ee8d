import { describe, expect, it } from 'vitest';
import { readOtherTable } from './otherTable';
import { format } from './formats/csv';

const read = async (...lines: string[]) => readKnowing([], ...lines);

/** Reads lines where some headings are known. */
async function readKnowing(known: readonly string[], ...lines: string[]) {
  const bytes = Buffer.from(lines.join('\n'));
  const countHeadings = (row: readonly string[]) => row.filter((one) => known.includes(one)).length;
  const about = { name: 'list.csv', answers: {}, language: 'en', countHeadings };
  const content = await format.read(bytes, about);
  if (!('sheets' in content)) throw new Error('It was not read.');
  const [sheet] = content.sheets;
  return { rows: sheet?.rows, mistakes: sheet?.mistakes ?? [], sheets: content.sheets };
}

describe('a list whose headings nobody knows', () => {
  it('has a mistake where a separator stands in a text, at that row', async () => {
    const { mistakes, sheets } = await read(
      'Item No.,Product Name,Product Group',
      'A-1,Ball valve, brass,Valves',
      'A-2,Gate valve,Valves',
      'A-3,Check valve,Valves',
    );
    expect(mistakes).toMatchObject([
      { cell: 'row 2', message: expect.stringContaining('has 4 cells, but there are 3 headings') },
    ]);
    const products = readOtherTable(sheets, { answers: { columns: 'guess' } });
    expect(products).toMatchObject({ wrong: [{ cell: 'row 2' }] });
  });

  it('has none where most rows have a further cell', async () => {
    const { mistakes } = await read('Item No.,Name', 'A-1,Valve,brass', 'A-2,Pump,iron', 'A-3,Cap');
    expect(mistakes).toEqual([]);
  });

  it.each([
    ['Item No.,Name', []],
    ['Code,Name', ['row 2', 'row 3']],
  ])('has them in all rows only where all headings are ours: %s', async (headings, cells) => {
    const rows = [headings, 'A-1,Valve,brass', 'A-2,Pump,iron'];
    const { mistakes } = await readKnowing(['Code', 'Name'], ...rows);
    expect(mistakes.map(({ cell }) => cell)).toEqual(cells);
  });

  it('has a mistake where a quotation mark has no end', async () => {
    const { sheets } = await read('Item No.;Name;Unit', 'A-1;"Valve;pc', 'A-2;Pump;pc');
    const products = readOtherTable(sheets, { answers: { columns: 'guess' } });
    expect(products).toMatchObject({ wrong: [{ cell: 'row 2' }] });
  });

  it.each(['\n', '\r\n'])(
    'says so of a large file, too, with lines that end in %j',
    async (end) => {
      const rest = `${'x'.repeat(1000)}${end}`.repeat(16_000);
      const { mistakes } = await read(`No., Name${end}A-1,"Valve${end}${rest}`);
      expect(mistakes).toMatchObject([{ cell: 'row 2' }]);
    },
  );
});

it('texts in quotation marks may have blanks before and behind them', async () => {
  const { rows } = await read(
    'No, Name, Size',
    'A-1, "Valve, brass" , 2',
    ' "A-2", "3"" pipe, long",4',
    '"A, "", ""3", Pipe 2" x 3", "x" y',
  );
  expect(rows).toEqual([
    ['No', ' Name', ' Size'],
    ['A-1', 'Valve, brass', ' 2'],
    ['A-2', '3" pipe, long', '4'],
    ['A, ", "3', ' Pipe 2" x 3"', ' "x" y'],
  ]);
});

it('quotation marks behind a blank stay where rows are even with them', async () => {
  const { rows } = await read('No;Name;Size', 'A-1; "";2', 'A-2;Pipe; "long"');
  expect(rows?.slice(1)).toEqual([
    ['A-1', ' ""', '2'],
    ['A-2', 'Pipe', ' "long"'],
  ]);
});
