import { describe, expect, it } from 'vitest';
import type { SheetCell } from '../../../document/table/sheets';
import { mappingFrom } from './columnAnswer';
import { figureFrom, uniqueFigures } from './figures';
import { guessed } from './guess';
import { mappedProducts } from './mapped';
import { foreignTable } from './rows';

const tableOf = (...rows: SheetCell[][]) => foreignTable({ name: 'List', rows });

/** The role of a heading over three codes with a name, and texts of its own. */
const roleOf = (heading: string, texts = ['12', '7', '35']) =>
  Object.values(
    guessed(
      tableOf(
        [heading, 'Item code', 'Item name'],
        ...texts.map((text, index) => [text, `KH ${index}/A`, `Ball valve number ${index}`]),
      ),
    ),
  )[0];

describe('what a company keeps to itself is not published', () => {
  it.each([
    ['Rate', 'Valuation Rate', 'Standard Selling Rate', 'Purchase Rate', 'NLC', 'MOP', 'Amount'],
    [
      'Income Account',
      'Expense Account',
      'Account Code',
      'Default Expense Account (Item Defaults)',
    ],
    ['Vendor', 'Vendor Name', 'Preferred Supplier', 'Vendor Item No', 'Purchase Description'],
    ['Bin Location', 'Warehouse', 'Location Name', 'Shelf No', 'Branch', 'Plnt', 'Reorder Point'],
    ['ProductManager Code', 'Created by', 'Salesperson', 'Buyer', 'Blocked', 'Shipping Enabled'],
  ])('by its heading: %s and its like', (...headings) => {
    for (const heading of headings) expect([heading, roleOf(heading)]).toEqual([heading, 'leave']);
  });

  it.each(['Flow rate', 'Spring rate', 'Mounting location', 'Bin capacity', 'Shelf life'])(
    'but a figure that sounds like it is: %s',
    (heading) => expect(roleOf(heading)).toBe('figure'),
  );

  it('amounts with cents and groups of thousands under any heading, if it names no unit', () => {
    expect(roleOf('Level 3', ['4,836.00', '25.00', '0.00'])).toBe('leave');
    expect(roleOf('Stufe 3', ['4.836,00', '25,00', '0,00'])).toBe('leave');
    expect(roleOf('Weight (kg)', ['4,836.00', '25.00', '0.00'])).toBe('figure');
    expect(roleOf('Bore', ['12.50', '25.00', '6.35'])).toBe('figure');
    expect(roleOf('Speed', ['9,500', '12,000', '800'])).toBe('figure');
  });

  it('nor what a system says of its records', () => {
    expect(roleOf('Has Batch No', ['1', '0', '1'])).toBe('leave');
    expect(roleOf('Can be sold', ['TRUE', 'TRUE', 'FALSE'])).toBe('leave');
    expect(roleOf('Is watertight', ['yes', 'no', 'yes'])).toBe('figure');
    expect(roleOf('Product Type', ['goods', 'service', 'goods'])).toBe('leave');
    expect(roleOf('Item Type', ['Inventory', 'Inventory', 'Inventory'])).toBe('leave');
  });
});

describe('a column is what its heading says in other systems, too', () => {
  it('a name that is a code beside the one that is shown', () => {
    const roles = guessed(
      tableOf(['Name', 'Display Name'], ['PMP-1', 'Pump of 1 kW'], ['PMP-2', 'Pump of 2 kW']),
    );
    expect(roles).toEqual({ name: 'code', displayname: 'name' });
  });

  it('the own number of a seller before that of the maker', () => {
    const rows = [
      ['CS-1', 'M-77', 'Grinder'],
      ['CS-2', 'M-78', 'Saw'],
    ];
    expect(guessed(tableOf(['Custom SKU', 'Manufact. SKU', 'Item'], ...rows))).toEqual({
      customsku: 'code',
      manufactsku: 'figure',
      item: 'name',
    });
  });

  it.each([
    ['Default Unit of Measure', 'unit'],
    ['Stock UOM', 'unit'],
    ['uom_id/name', 'unit'],
    ['UOI', 'unit'],
    ['orderUnit', 'unit'],
    ['mimePurpose1', 'leave'],
    ['deliveryTime', 'leave'],
    ['Segment Name', 'category'],
    ['Class Name', 'category'],
  ])('%s is the %s', (heading, role) => {
    expect(roleOf(heading, ['roll', 'roll', 'box'])).toBe(role);
  });

  it('a name before what only ends so', () => {
    const roles = guessed(
      tableOf(
        ['default_code', 'name', 'attribute_line_ids/attribute_id/name'],
        ['WB-1', 'Work boot', 'Size'],
        ['', '', 'Colour'],
        ['RC-1', 'Rain coat', 'Size'],
      ),
    );
    expect(roles).toMatchObject({ defaultcode: 'code', name: 'name' });
  });

  it('the number of the maker is the code where there is none of the list', () => {
    const rows = [
      ['KX-100', 'Cable tray', 'A-1'],
      ['KX-200', 'Cable drop', 'A-2'],
    ];
    const roles = guessed(tableOf(['Manufacturer Part Number', 'Name', 'Colour'], ...rows));
    expect(roles).toMatchObject({ manufacturerpartnumber: 'code' });
    const both = guessed(tableOf(['Manufacturer Part Number', 'Name', 'Item No.'], ...rows));
    expect(both).toMatchObject({ manufacturerpartnumber: 'figure', itemno: 'code' });
  });

  it('a size is the name of products that have no other', () => {
    const roles = guessed(tableOf(['Dia', 'P', 'k'], ['M5', '0.8', '3.3'], ['M6', '1', '3.9']));
    expect(roles).toEqual({ dia: 'name', p: 'figure', k: 'figure' });
  });
});

describe('rows of a list that are no products', () => {
  const read = (...rows: SheetCell[][]) => {
    const table = tableOf(...rows);
    const notes = new Map<string, number>();
    const products = mappedProducts([{ table }], mappingFrom('guess', table), notes);
    return { products, notes: [...notes.keys()] };
  };

  it('are its sums, but not what only begins so', () => {
    const { products, notes } = read(
      ['Model', 'Description', 'Length'],
      ['A-1', 'Total station for surveyors', '3'],
      ['Sub-Total', '', '12'],
      ['', 'GRAND TOTAL:', '15'],
    );
    expect(products.map(({ code }) => code)).toEqual(['A-1']);
    expect(notes).toContain('rows of sums: they are left out');
  });

  it('are lines that go on with the text above, which would be groups', () => {
    const { products, notes } = read(
      ['Part No', 'Description', 'Unit'],
      ['A-1', 'Pump with a casing of iron', 'pc'],
      ['', 'and a wheel of steel', ''],
      ['A-2', 'Pump for boreholes', 'pc'],
      ['', 'Valves', ''],
      ['A-3', 'Valve', 'pc'],
    );
    expect(products.map(({ name, category }) => [name, category])).toEqual([
      ['Pump with a casing of iron and a wheel of steel', []],
      ['Pump for boreholes', []],
      ['Valve', ['Valves']],
    ]);
    expect(notes).toContain('rows that go on with a text of the row above: joined to it');
  });

  it('are none where names in small letters are all that there is', () => {
    const table = tableOf(['Name', 'Size'], ['bolt', ''], ['nut', ''], ['washer', '']);
    const products = mappedProducts([{ table }], mappingFrom('Name=name', table), new Map());
    expect(products.map(({ name }) => name)).toEqual(['bolt', 'nut', 'washer']);
  });

  it('are none where a name begins like eBike', () => {
    const table = tableOf(['Name', 'Size'], ['Bolt', 'M5'], ['Nut', 'M5'], ['eBike battery', '']);
    const products = mappedProducts([{ table }], mappingFrom('guess', table), new Map());
    expect(products.map(({ name }) => name)).toEqual(['Bolt', 'Nut', 'eBike battery']);
  });

  it('are groups whose name stands where rows are numbered, and remarks at the end', () => {
    const { products, notes } = read(
      ['No.', 'Item description', 'Size', 'U.O.M'],
      ['1', 'PVC pipe', '50 mm', 'length'],
      ['2', 'PVC pipe', '75 mm', 'length'],
      ['FITTINGS', '', '', ''],
      ['3', 'PVC elbow', '50 mm', 'each'],
      ['4', 'PVC tee', '50 mm', 'each'],
      ['', 'E&OE', '', ''],
    );
    expect(products.map(({ name, category }) => [name, category])).toEqual([
      ['PVC pipe 50 mm', []],
      ['PVC pipe 75 mm', []],
      ['PVC elbow', ['FITTINGS']],
      ['PVC tee', ['FITTINGS']],
    ]);
    expect(notes.join()).toContain('no product below ("E&OE")');
  });

  it('are headings once more as programs call them', () => {
    const { products } = read(
      ['Seller SKU', 'Product name', 'Item weight (kg)'],
      ['item_sku', 'item_name', 'item_weight'],
      ['GL-9', 'Gloves for welders', '0.2'],
    );
    expect(products.map(({ code }) => code)).toEqual(['GL-9']);
  });

  it('are further specifications of one product, a row each', () => {
    const { products, notes } = read(
      ['Article number', 'Article name', 'Feature', 'Value', 'Unit'],
      ['VLV-15', 'Ball valve DN15', 'Width', '15', 'mm'],
      ['VLV-15', 'Ball valve DN15', 'Material', 'Brass', ''],
      ['VLV-20', 'Ball valve DN20', 'Width', '20', 'mm'],
    );
    expect(products).toMatchObject([
      {
        code: 'VLV-15',
        name: 'Ball valve DN15',
        figures: [
          { name: 'Width', value: '15', unit: 'mm' },
          { name: 'Material', value: 'Brass' },
        ],
      },
      { code: 'VLV-20', figures: [{ name: 'Width', value: '20', unit: 'mm' }] },
    ]);
    expect(products[0]).not.toHaveProperty('unit');
    expect(notes).toContain('rows with a further specification of one product: joined');
  });

  it('are further specifications where a code alone names the products', () => {
    const { products } = read(
      ['SKU', 'Attribute', 'Value'],
      ['VLV-15', 'Nominal width', '15 mm'],
      ['VLV-15', 'Pressure', '16 bar'],
    );
    expect(products).toMatchObject([
      {
        code: 'VLV-15',
        name: 'VLV-15',
        figures: [{ name: 'Nominal width' }, { name: 'Pressure' }],
      },
    ]);
  });

  it('are groups where lists are written in small letters', () => {
    const { products } = read(
      ['Part No', 'Description', 'Unit'],
      ['A-1', 'pump of iron', 'pc'],
      ['', 'valves', ''],
      ['A-2', 'valve of brass', 'pc'],
    );
    expect(products.map(({ category }) => category)).toEqual([[], ['valves']]);
  });
});

describe('a figure', () => {
  it.each([
    ['Length L', '12', { name: 'Length L', value: '12' }],
    ['Width (W)', '12', { name: 'Width (W)', value: '12' }],
    ['Height, h', '12', { name: 'Height, h', value: '12' }],
    ['Length min', '12', { name: 'Length min', value: '12' }],
    ['Made in', 'Kenya', { name: 'Made in', value: 'Kenya' }],
    ['Height (m)', '12', { name: 'Height', value: '12', unit: 'm' }],
    ['Power (W)', '12', { name: 'Power', value: '12', unit: 'W' }],
    ['Speed[r/min]', '3000', { name: 'Speed', value: '3000', unit: 'r/min' }],
    ['Pmax (Wp)', '450Wp', { name: 'Pmax', value: '450', unit: 'Wp' }],
    ['Weight\n(kg)', '3', { name: 'Weight', value: '3', unit: 'kg' }],
    ['Angle', '90°', { name: 'Angle', value: '90°' }],
  ])('%j %s', (heading, text, figure) => {
    expect(figureFrom(heading, text)).toEqual(figure);
  });

  it('has its unit in a column beside it', () => {
    const table = tableOf(
      ['Item code', 'Item name', 'Gross weight', 'Net weight', 'Weight unit', 'Weight per unit'],
      ['A-1', 'Pump', '12.5', 'n/a', 'kg', '3'],
    );
    const [pump] = mappedProducts([{ table }], mappingFrom('guess', table), new Map());
    expect(pump?.figures).toEqual([
      { name: 'Gross weight', value: '12.5', unit: 'kg' },
      { name: 'Net weight', value: 'n/a' },
      { name: 'Weight per unit', value: '3', unit: 'kg' },
    ]);
  });

  it('keeps its own name apart from others that ask something else', () => {
    const figures = uniqueFigures([
      { name: 'Cap', value: 'red' },
      { name: 'Cap', value: 'no' },
      { name: 'Cap', value: 'yes' },
    ]);
    expect(figures.map(({ name, value }) => [name, value])).toEqual([
      ['Cap', 'red'],
      ['Cap (2)', 'no'],
      ['Cap (3)', 'yes'],
    ]);
  });

  it('keeps the lines of its cell apart', () => {
    const figure = figureFrom('Material', 'Steel\nBrass ');
    expect(figure.value).toBe('Steel\nBrass');
    const [length] = uniqueFigures([figureFrom('Length', '10 mm, 20 mm')]);
    expect(length).toEqual({ name: 'Length', value: '10, 20', unit: 'mm' });
  });
});
