import { describe, expect, it } from 'vitest';
import { MERGED, type Sheet, type SheetCell } from '../../../document/table/sheets';
import { mappingFrom } from './columnAnswer';
import { mappedProducts } from './mapped';
import { foreignTable } from './rows';

const sheet = (...rows: SheetCell[][]): Sheet => ({ name: 'List', rows });
const headingsOf = (...rows: SheetCell[][]) =>
  foreignTable(sheet(...rows)).columns.map(({ heading }) => heading);

/** What each product is called, with its figures as people read them. */
function read(...rows: SheetCell[][]) {
  const table = foreignTable(sheet(...rows));
  const products = mappedProducts([{ table }], mappingFrom('guess', table), new Map());
  return products.map(({ name, figures }) =>
    [name].concat(figures.map((one) => `${one.name}: ${one.value} ${one.unit ?? ''}`.trim())),
  );
}

describe('headings of two rows', () => {
  const below: SheetCell[][] = [
    ['KL-10', '10', '26', '8', '4.75'],
    ['KL-12', '12', '28', '8', '5.4'],
    ['KL-15', '15', '32', '9', '5.85'],
  ];

  it('are the lower ones, with what stands above an empty one', () => {
    const rows: SheetCell[][] = [
      ['Ball bearings 2026', '', '', '', ''],
      ['Designation', 'Dimensions', '', '', 'Load'],
      ['', 'd', 'D', 'B', 'C'],
      ...below,
    ];
    expect(headingsOf(...rows)).toEqual(['Designation', 'd', 'D', 'B', 'C']);
  });

  it('are known where the upper row is as wide, and its groups are merged', () => {
    const rows: SheetCell[][] = [
      ['Designation', 'Dimensions', MERGED, MERGED, 'Load'],
      ['Designation', 'd', 'D', 'B', 'Load'],
      ...below,
    ];
    expect(headingsOf(...rows)).toEqual(['Designation', 'd', 'D', 'B', 'Load']);
  });

  it('have the group before those that would be called alike', () => {
    const rows: SheetCell[][] = [
      ['', 'Length', '', 'Width', ''],
      ['Part number', 'min', 'max', 'min', 'max'],
      ...below,
    ];
    expect(headingsOf(...rows)).toEqual([
      'Part number',
      'Length min',
      'Length max',
      'Width min',
      'Width max',
    ]);
  });

  it('are none where a product stands below headings that leave a column without', () => {
    const rows: SheetCell[][] = [
      ['Name', MERGED, 'Maker'],
      ['Ball valve', 'brass', 'Kuvani'],
      ['Gate valve', 'iron', 'Kuvani'],
    ];
    expect(headingsOf(...rows)).toEqual(['Name', 'Name (B)', 'Maker']);
  });
});

describe('a row of units', () => {
  it('belongs to the headings above it', () => {
    expect(
      read(
        ['Model', 'd', 'Flow', 'Poles'],
        ['Unit', '[mm]', 'm³/h', '-'],
        ['KP-1 pump', '50', '12', '2'],
        ['KP-2 pump', '80', '30', '4'],
      ),
    ).toEqual([
      ['KP-1 pump', 'd: 50 mm', 'Flow: 12 m³/h', 'Poles: 2'],
      ['KP-2 pump', 'd: 80 mm', 'Flow: 30 m³/h', 'Poles: 4'],
    ]);
  });

  it('is none if it says more than units', () => {
    const rows = read(['Code', 'Name', 'Sold in', 'Packed in'], ['KH-1', 'Hose', 'm', 'm']);
    expect(rows).toEqual([['Hose', 'Sold in: m', 'Packed in: m']]);
  });

  it('is none if products in units alone follow it', () => {
    const table = foreignTable(
      sheet(['Item', 'Sold in', 'Weighed in'], ['Oil', 'L', 'kg'], ['Rope', 'm', 'kg']),
    );
    expect(table.rows.map((row) => row.get('Item'))).toEqual(['Oil', 'Rope']);
  });
});

describe('headings again, further down', () => {
  const rows: SheetCell[][] = [
    ['Item No.', 'Product name', 'Colour', 'Length (mm)'],
    ['A-1', 'Rope', 'red', '100'],
    ['LAMPS', '', '', ''],
    ['Item No.', 'Product name', 'Voltage (V)', 'Colour', 'Power (W)'],
    ['B-1', 'Lamp', '230', 'white', '40'],
  ];

  it('have columns of their own where they say something else', () => {
    expect(read(...rows)).toEqual([
      ['Rope', 'Colour: red', 'Length: 100 mm'],
      ['Lamp', 'Colour: white', 'Voltage: 230 V', 'Power: 40 W'],
    ]);
    const table = foreignTable(sheet(...rows));
    const [, lamp] = mappedProducts([{ table }], mappingFrom('guess', table), new Map());
    expect(lamp).toMatchObject({ cell: 'row 5', category: ['LAMPS'] });
  });

  it('tell letters of drawings apart that differ in case alone', () => {
    expect(
      read(
        ['Number', 'Name', 'd', 'D'],
        ['A-1', 'Bearing', '10', '26'],
        ['Number', 'Name', 'D'],
        ['A-2', 'Ring', '47'],
      ),
    ).toEqual([
      ['Bearing', 'd: 10', 'D: 26'],
      ['Ring', 'D: 47'],
    ]);
  });

  it.each<[what: string, ...rows: SheetCell[][]]>([
    [
      'the sizes that there are',
      ['Article', 'Name', 'S', 'M', 'L'],
      ['T-1', 'Shirt', 'S', 'M', 'L'],
      ['T-2', 'Vest', 'S', '', 'L'],
    ],
    [
      'the colours that there are',
      ['Name', 'Red', 'Blue', 'Weight'],
      ['Cap', 'red', 'blue', '12'],
      ['Hat', '', 'Blue', '15'],
    ],
    [
      'what all products are',
      ['Hose', 'Bore', 'Wall'],
      ['Hose', '1/2"', 'thin'],
      ['Hose', '1"', 'thick'],
    ],
    [
      'a product that is called like its heading',
      ['Part', 'Material', 'Length'],
      ['Part', 'steel', '12'],
      ['Pin', 'brass', '8'],
      ['Rod', 'brass', '9'],
    ],
  ])('are none where columns repeat %s', (_, ...all) => {
    const [head, ...products] = all;
    const table = foreignTable(sheet(...all));
    expect(table.columns.map(({ heading }) => heading)).toEqual(head);
    expect(table.rows).toHaveLength(products.length);
  });

  it('leave a cell that cannot be read its place in the sheet', () => {
    const wrong = { wrong: 'The cell shows #N/A.' };
    const table = foreignTable(sheet(...rows, ['B-2', 'Tube', '230', wrong, '18']));
    expect(table.wrong).toMatchObject([{ cell: 'D6', key: 'colour' }]);
  });
});

it('lines of signs between rows are no group', () => {
  const line = '-'.repeat(40);
  const table = foreignTable(
    sheet([line], ['Material', 'Material description'], [line], ['1001', 'Gasket'], [line]),
  );
  expect(table.rows.map(({ cell }) => cell)).toEqual(['row 4']);
});
