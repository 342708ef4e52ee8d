import { describe, expect, it } from 'vitest';
import { MERGED, type Sheet, type SheetCell } from '../../../document/table/sheets';
import { categoryPaths } from './categoryPaths';
import { mappingFrom } from './columnAnswer';
import { figureFrom, uniqueFigures } from './figures';
import { withMadeCodes } from './madeCodes';
import { mappedProducts } from './mapped';
import { plainLine } from './plainText';
import { foreignTable } from './rows';

const sheet = (...rows: SheetCell[][]): Sheet => ({ name: 'List', rows });

/** The products of a table as it is guessed, and what was noted on the way. */
function read(...rows: SheetCell[][]) {
  const table = foreignTable(sheet(...rows));
  const notes = new Map<string, number>();
  const products = mappedProducts([{ table }], mappingFrom('guess', table), notes);
  return { products, notes: [...notes].map(([what, times]) => `${times} × ${what}`), table };
}

describe('rows that name a group', () => {
  it('are the category of the rows below them, level by level, and are told of once', () => {
    const { products, notes, table } = read(
      ['Code', 'Name', 'Weight'],
      ['Valves', MERGED, MERGED],
      ['Ball valves', MERGED, MERGED],
      ['KH-15', 'Ball valve of brass', '1'],
      ['Gate valves', MERGED, MERGED],
      ['GV-50', 'Gate valve of iron', '9'],
      ['Pumps', '', ''],
      ['For water', '', ''],
      ['P-1', 'Pump for water', '12'],
      ['Prices without VAT', MERGED, MERGED],
    );
    expect(products.map(({ code, category }) => [code, category])).toEqual([
      ['KH-15', ['Valves', 'Ball valves']],
      ['GV-50', ['Valves', 'Gate valves']],
      ['P-1', ['Pumps', 'For water']],
    ]);
    expect(table.wrong).toEqual([]);
    expect(notes).toEqual([
      '5 × rows with one text alone ("Valves", "Ball valves", "Gate valves"): they are taken for groups, the category of the rows below them',
      '1 × rows with one text alone and no product below ("Prices without VAT"): left out',
    ]);
  });

  it('are told by their merged cells, too, where a name alone makes a product', () => {
    const { products } = read(
      ['Name', 'Colour'],
      ['Valves', MERGED],
      ['Ball valve', 'red'],
      ['Gate valve', ''],
    );
    expect(products.map(({ name, category }) => [name, category])).toEqual([
      ['Ball valve', ['Valves']],
      ['Gate valve', ['Valves']],
    ]);
  });

  it('are not products whose other cells are empty, where a name alone makes one', () => {
    const { products } = read(['Name', 'Colour'], ['Ball valve', ''], ['Gate valve', 'red']);
    expect(products.map(({ name }) => name)).toEqual(['Ball valve', 'Gate valve']);
  });

  it('keep a cell that is merged with its neighbour inside of a row a mistake', () => {
    const { table } = read(['Code', 'Name', 'Weight'], ['KH-15', 'Ball valve', MERGED]);
    expect(table.wrong).toMatchObject([{ cell: 'C2', key: 'weight' }]);
  });
});

it('a heading merged over several columns is about the first that holds anything', () => {
  const { products } = read(
    ['Номенклатура', MERGED, MERGED, 'Цена'],
    ['', 'Муфта переходная', '20 мм', '4.50р.'],
    ['', 'Кран шаровой', '25 мм', '7.50р.'],
  );
  expect(products).toMatchObject([
    { name: 'Муфта переходная', figures: [{ name: 'Номенклатура (C)', value: '20', unit: 'мм' }] },
    { name: 'Кран шаровой' },
  ]);
});

it('headings that are said again inside of a list are no product', () => {
  const { products } = read(['Code', 'Name'], ['A-1', 'Pump'], ['Code', 'Name'], ['A-2', 'Valve']);
  expect(products.map(({ code }) => code)).toEqual(['A-1', 'A-2']);
});

it('a product whose code is missing is kept, but no sum and no remark', () => {
  const { products } = read(
    ['Code', 'Name', 'Bore', 'Length', 'Price'],
    ['KH-15', 'Ball valve', '15 mm', '80 mm', '12 €'],
    ['KH-20', 'Ball valve', '20 mm', '90 mm', '13 €'],
    ['', 'Gate valve', '15 mm', '80 mm', '14 €'],
    ['', 'Sum', '', '', '39 €'],
  );
  expect(products.map(({ code, name }) => [code, name])).toEqual([
    ['KH-15', 'Ball valve'],
    ['KH-20', 'Ball valve'],
    ['', 'Gate valve'],
  ]);
});

it('products without a code that share a name are told apart by what they differ in', () => {
  const { products, notes } = read(
    ['Name', 'Size', 'Material'],
    ['Coupling', '20 mm', 'PVC'],
    ['Coupling', '25 mm', 'PVC'],
    ['Ball valve', '25 mm', 'PVC'],
  );
  expect(products.map(({ name }) => name)).toEqual([
    'Coupling 20 mm',
    'Coupling 25 mm',
    'Ball valve',
  ]);
  expect(notes).toContain(
    '2 × products without a code that share a name: what they differ in is put behind it',
  );
});

it('a list of numbers alone names its products by them', () => {
  const { products, notes } = read(
    ['number', 'd', 'D'],
    ['6000', '10', '26'],
    ['6001', '12', '28'],
  );
  expect(products).toMatchObject([
    {
      code: '6000',
      name: '6000',
      figures: [
        { name: 'd', value: '10' },
        { name: 'D', value: '26' },
      ],
    },
    { code: '6001' },
  ]);
  expect(notes).toContain('2 × products without a name of their own: their code is it');
});

it('products without a code that people know get a short name of their name, each its own', () => {
  const product = (code: string, name: string) => ({
    code,
    name,
    sheet: 'List',
    cell: 'row 1',
    description: '',
    category: [],
    figures: [],
    pictures: [],
    variants: [],
  });
  const notes = new Map<string, number>();
  const products = withMadeCodes(
    [product('pump', 'A'), product('', 'Pump'), product('__export__.product_13', '水')],
    (name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''),
    notes,
  );
  expect(products.map(({ code, isCodeMade }) => [code, isCodeMade])).toEqual([
    ['pump', undefined],
    ['pump-2', true],
    ['product', true],
  ]);
  expect([...notes.values()]).toEqual([2]);
});

describe('columns in pairs are one specification each', () => {
  it.each([
    [
      'by their numbers',
      ['attributeName1', 'attributeValue1', 'attributeName2', 'attributeValue2'],
    ],
    ['by their numbers alone', ['Name 1', 'Value 1', 'Name 2', 'Value 2']],
    [
      'one after the other',
      [
        'Название_Характеристики',
        'Значение_Характеристики',
        'Название_Характеристики',
        'Значение_Характеристики',
      ],
    ],
  ])('%s', (_, headings) => {
    const { products } = read(
      ['Item code', 'Item name', ...headings],
      ['KH-15', 'Ball valve', 'Colour', 'red', 'Bore', '15 mm'],
    );
    expect(products[0]?.figures).toEqual([
      { name: 'Colour', value: 'red' },
      { name: 'Bore', value: '15 mm' },
    ]);
  });
});

describe('a category', () => {
  it('is taken apart at slashes or commas only where the table shows that they are levels', () => {
    const levels = categoryPaths(['Valves/Ball', 'Valves/Gate', 'Pumps'], 'Category');
    expect(levels('Valves/Ball')).toEqual(['Valves', 'Ball']);
    const names = categoryPaths(['Nuts, bolts', 'Valves, pipes'], 'Category');
    expect(names('Nuts, bolts')).toEqual(['Nuts, bolts']);
    const said = categoryPaths(['Home, iPods'], 'Categories (x,y,z...)');
    expect(said('Home, iPods')).toEqual(['Home', 'iPods']);
  });

  it('keeps commas in the names of levels that other signs stand between', () => {
    const levels = categoryPaths(['A > Nuts, bolts', 'A > Nuts, washers'], 'Category');
    expect(levels('A > Nuts, bolts')).toEqual(['A', 'Nuts, bolts']);
  });
});

describe('a specification', () => {
  it('stands on one line, whatever lines its HTML has', () => {
    expect(plainLine('red<br>green,<br/>blue')).toBe('red, green, blue');
    expect(plainLine('<ul><li><p>red</p></li><li>green</li></ul>')).toBe('red, green');
    expect(plainLine('- 5 °C')).toBe('- 5 °C');
  });

  it('keeps raised and lowered figures, which say another number on the line', () => {
    expect(plainLine('10<sup>6</sup> m<sup>3</sup>, CO<sub>2</sub>')).toBe('10⁶ m³, CO₂');
    expect(plainLine('1<sup>1</sup>&frasl;<sub>2</sub>&quot;')).toBe('1 1/2"');
    expect(plainLine('the 1<sup>st</sup> of 2')).toBe('the 1st of 2');
  });

  it('has its unit once where several values share it', () => {
    expect(uniqueFigures([figureFrom('Length', '10 mm, 20 mm')])).toEqual([
      { name: 'Length', value: '10, 20', unit: 'mm' },
    ]);
    expect(uniqueFigures([figureFrom('Size', '10 mm x 2 cm')])).toEqual([
      { name: 'Size', value: '10 mm x 2 cm' },
    ]);
  });

  it('is called by its name, without what its column is for and without its unit', () => {
    expect(figureFrom('Характеристика: Вес (г)', '1.5')).toEqual({
      name: 'Вес',
      value: '1.5',
      unit: 'г',
    });
    expect(figureFrom('Weight_kg', '2')).toEqual({ name: 'Weight', value: '2', unit: 'kg' });
    expect(figureFrom('r_min', '0.3')).toEqual({ name: 'r_min', value: '0.3' });
  });

  it('is not the answer to two questions, where a table asks both under one heading', () => {
    const figures = ['red', 'no', 'blue'].map((value) => ({ name: 'Colour', value }));
    expect(uniqueFigures(figures)).toEqual([
      { name: 'Colour', value: 'red, blue' },
      { name: 'Colour (2)', value: 'no' },
    ]);
  });

  it('that is called or says "-" is none', () => {
    const figures = [
      { name: '-', value: 'red' },
      { name: 'Colour', value: '–' },
      { name: 'Gloss', value: '+' },
    ];
    expect(uniqueFigures(figures)).toEqual([{ name: 'Gloss', value: '+' }]);
  });
});
