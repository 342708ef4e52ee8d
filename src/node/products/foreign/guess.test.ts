import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from '../../../document/table/sheets';
import { mappingFrom } from './columnAnswer';
import { guessed } from './guess';
import { foreignTable } from './rows';

const sheet = (...rows: SheetCell[][]): Sheet => ({ name: 'List', rows });
const rolesOf = (...rows: SheetCell[][]) => guessed(foreignTable(sheet(...rows)));

/** The role of a heading over three codes with a name, and texts of its own. */
const roleOf = (heading: string, texts = ['12', '7', '35']) =>
  Object.values(
    rolesOf(
      [heading, 'Item code', 'Item name'],
      ...texts.map((text, index) => [text, `KH ${index}/A`, `Ball valve number ${index}`]),
    ),
  )[0];

describe('a price is never taken for a specification', () => {
  it.each([
    [
      'Цена',
      'Оптовая цена',
      'Розница, грн',
      'Ціна за од.',
      'Вартість',
      'Стоимость с НДС',
      'Скидка',
    ],
    ['Precio', 'PRECIO LISTA', 'VENT SIN IVA', 'COSTO C/IVA (int)', 'SEÑA', 'Descuento'],
    [
      'Preis EUR',
      'EK',
      'Brutto-VK',
      'Prix HT',
      'Prezzo',
      'Pris ex. moms',
      'Prijs',
      'Cena netto',
      'Fiyat',
    ],
    [
      'Price tax excluded',
      'FOB SHANGHAI (USD) 🔵',
      'Shanghai (USD)',
      'Партнёр, грн',
      'Level 2 €',
      'Trade (ZiG)',
      'Counter MWK',
      'KSh excl.',
      '价格',
      'السعر',
      'מחיר',
    ],
  ])('by its heading: %s and its like', (...headings) => {
    for (const heading of headings) expect([heading, roleOf(heading)]).toEqual([heading, 'leave']);
  });

  it('by a sign or a word for money in a single cell, whatever the heading', () => {
    expect(roleOf('Value', ['12', '7', '35,00 €'])).toBe('leave');
    expect(roleOf('Партнёр', ['550.0 грн\\кг', '12', '12'])).toBe('leave');
  });
});

it('what sounds like stock or a system is published where its texts say that it is none', () => {
  expect(roleOf('Value', ['10k', '4.7 µF', '100R'])).toBe('figure');
  expect(roleOf('Value', ['12', '7', '35'])).toBe('leave');
  expect(roleOf('Bluetooth enabled', ['yes', 'no', 'yes'])).toBe('figure');
  const roles = rolesOf(
    ['Plant', 'Pot size', 'Flower'],
    ['Common lavender', '3 L', 'blue'],
    ['Tea rose', '2 L', 'red'],
  );
  expect(roles).toMatchObject({ plant: 'name', potsize: 'figure' });
});

it.each([
  [['Остаток', 'Наличие', 'Кількість', 'Склад', 'Existencia', 'Bestand', 'Qty'], 'leave'],
  [['Примечание', 'Нотатки', 'Observaciones', 'Bemerkung', 'Notes'], 'leave'],
  [['Поставщик', 'Lieferant', 'Proveedor', 'Supplier'], 'leave'],
  [['Operating temperature', 'Precision', 'Cross section', 'Power rating', 'Материал'], 'figure'],
  [['Reference speed', 'Body material', 'Minimum temperature', 'Material'], 'figure'],
  [['Производитель', 'Виробник', 'Marca', 'Hersteller', 'Brand'], 'brand'],
])('headings such as %s are %s', (headings, role) => {
  for (const heading of headings) expect([heading, roleOf(heading)]).toEqual([heading, role]);
});

it('reads Cyrillic and Spanish headings as what they are', () => {
  expect(
    rolesOf(
      ['Артикул', 'Наименование', 'Единица измерения', 'Группа товаров', 'Описание', 'Фото'],
      ['A-1', 'Кран шаровой', 'шт', 'Краны', 'Латунь, для воды.', 'a.jpg'],
    ),
  ).toEqual({
    артикул: 'code',
    наименование: 'name',
    единицаизмерения: 'unit',
    группатоваров: 'category',
    описание: 'description',
    фото: 'picture',
  });
  expect(
    rolesOf(
      ['Código', 'NOMBRE COMERCIAL', 'RUBRO', 'ESPECIFICACIONES GENERALES', 'PESO (kg)'],
      ['A-1', 'Plegadora manual', 'Metal', 'Para chapa de hasta 1,5 mm.', '400'],
    ),
  ).toEqual({
    codigo: 'code',
    nombrecomercial: 'name',
    rubro: 'category',
    especificacionesgenerales: 'description',
    pesokg: 'figure',
  });
});

describe('headings that differ in case alone', () => {
  const bearings = sheet(
    ['Designation', 'Code', 'd', 'D', 'B', 'b'],
    ['Ball bearing', '6000', '10', '26', '8', '1'],
  );

  it('are columns of their own', () => {
    expect(guessed(foreignTable(bearings))).toMatchObject({
      d: 'figure',
      D: 'figure',
      B: 'figure',
    });
  });

  it('are told apart in an answer, and must be', () => {
    const mapping = mappingFrom('D=leave,B=unit', foreignTable(bearings));
    expect(mapping).toMatchObject({ d: 'figure', D: 'leave', B: 'unit', b: 'figure' });
    expect(() => mappingFrom(' d.=leave', foreignTable(bearings))).toThrow(
      '"d." can be "d" and "D": write it with its case and signs.',
    );
  });

  it('are found as they stand first', () => {
    const [row] = foreignTable(bearings).rows;
    expect(['d', 'D', 'designation'].map((heading) => row?.get(heading))).toEqual([
      '10',
      '26',
      'Ball bearing',
    ]);
  });
});

it('an answer can name a heading that holds commas', () => {
  const table = foreignTable(
    sheet(['Name', 'Length, mm, inside', 'Цена,л'], ['Ball valve of brass', '12', '5']),
  );
  expect(mappingFrom('Length, mm, inside=leave,Цена,л=figure', table)).toMatchObject({
    lengthmminside: 'leave',
    ценал: 'figure',
  });
  expect(mappingFrom('"Length, mm, inside"=leave', table)).toMatchObject({
    lengthmminside: 'leave',
  });
  expect(() => mappingFrom('Width, mm=leave', table)).toThrow(
    'No column of this table is called "Width, mm". They are called: "Name", "Length, mm, inside"',
  );
});

describe('the code is', () => {
  it('never an empty column', () => {
    expect(
      rolesOf(['SKU', 'Model', 'Name'], ['', 'KH-15', 'Ball valve'], ['', 'KH-20', 'Ball valve 2']),
    ).toEqual({ sku: 'leave', model: 'code', name: 'name' });
  });

  it('what is printed on the product before the number in a shop', () => {
    expect(
      rolesOf(
        ['Product ID', 'Name *', 'Reference #', 'Код товара', 'Артикул'],
        ['1', 'Ball valve', 'RP-1', '', ''],
        ['2', 'Gate valve', 'RP-2', '', ''],
      ),
    ).toMatchObject({ productid: 'leave', reference: 'code' });
    expect(
      rolesOf(
        ['Код_товара', 'Артикул', 'Название'],
        ['2001', 'MC414', 'Тушь'],
        ['2002', 'MC4', 'Тени'],
      ),
    ).toEqual({ кодтовара: 'figure', артикул: 'code', название: 'name' });
  });

  it('the number in a shop where there is no other, but not what Odoo calls its records', () => {
    expect(rolesOf(['id', 'name'], ['1', 'Ball valve'], ['2', 'Gate valve'])).toEqual({
      id: 'code',
      name: 'name',
    });
    expect(
      rolesOf(
        ['External ID', 'Name'],
        ['__export__.product_1_a', 'Ball valve'],
        ['__export__.product_2_b', 'Gate valve'],
      ),
    ).toEqual({ externalid: 'leave', name: 'name' });
  });
});

describe('a type', () => {
  const typed = (...types: string[]) =>
    rolesOf(
      ['Code', 'Name', 'Type'],
      ...types.map((type, index) => [`KH-${index}`, `Ball valve ${index}`, type]),
    )['type'];

  it('is the category only if it sorts the products', () => {
    expect(typed('Ball', 'Ball', 'Gate', 'Gate')).toBe('category');
    expect(typed('simple', 'simple', 'simple')).toBe('figure');
    expect(typed('r', 'r', 'r')).toBe('leave');
  });

  it('is a specification beside a category', () => {
    expect(
      rolesOf(
        ['Code', 'Name', 'Type', 'Category'],
        ['KH-1', 'Ball valve', 'Ball', 'Valves'],
        ['KH-2', 'Gate valve', 'Gate', 'Valves'],
      )['type'],
    ).toBe('figure');
  });
});

it('leaves a name in another language, numbers of groups and addresses on the web to the system', () => {
  expect(
    rolesOf(
      ['Код', 'Назва_позиції', 'Назва_позиції_укр', 'Номер_групи', 'Продукт', 'manufacturer_id'],
      ['a-1', 'Кран', 'Кран', '143', 'https://shop.example/1', '4'],
      ['a-2', 'Труба', 'Труба', '143', 'https://shop.example/2', '4'],
    ),
  ).toEqual({
    код: 'code',
    назвапозиціі: 'name',
    назвапозицііукр: 'leave',
    номергрупи: 'leave',
    продукт: 'leave',
    manufacturerid: 'leave',
  });
});

describe('a table without headings', () => {
  const rows: SheetCell[][] = [
    ['CSF', 'ZX10884', '5300', '1', 'Radiator of the air conditioning'],
    ['BMW', '51357', '4000', '25', 'Window of the left front door'],
  ];

  it('keeps its first row, and calls its columns by their letters', () => {
    const table = foreignTable(sheet(...rows));
    expect(table.isHeadless).toBe(true);
    expect(table.rows.map(({ cell }) => cell)).toEqual(['row 1', 'row 2']);
    expect(table.columns.map(({ heading }) => heading)).toEqual([
      'Column A',
      'Column B',
      'Column C',
      'Column D',
      'Column E',
    ]);
  });

  it('publishes nothing but what must be a name or a code', () => {
    expect(guessed(foreignTable(sheet(...rows)))).toEqual({
      columna: 'leave',
      columnb: 'code',
      columnc: 'leave',
      columnd: 'leave',
      columne: 'name',
    });
  });

  it('has no numbers for codes: they may be prices', () => {
    const numbers = rows.map(([, , ...others]) => others);
    expect(guessed(foreignTable(sheet(...numbers)))).toEqual({
      columna: 'leave',
      columnb: 'leave',
      columnc: 'name',
    });
  });

  it('is not taken for one where the headings are numbers, too', () => {
    expect(foreignTable(sheet(['Size', '10', '15'], ['Brass', '4', '5'])).isHeadless).toBe(true);
    expect(foreignTable(sheet(['Name', '10', '15'], ['Brass', '4', '5'])).isHeadless).toBe(false);
  });
});

it('asks for a column that has texts but no heading, and leaves it out until somebody says', () => {
  const table = foreignTable(sheet(['Code', 'Name', ''], ['KH-15', 'Ball valve', 'brass']));
  expect(guessed(table)).toEqual({ code: 'code', name: 'name', columnc: 'leave' });
  expect(mappingFrom('Column C=figure', table)).toMatchObject({ columnc: 'figure' });
});
