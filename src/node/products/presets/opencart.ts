import { plainText } from '../foreign/plainText';
import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { figuresUnder, gtinOf, listed, underOne, withIdentity } from '../presetWords/cells';

/** The workbook of OpenCart's most used extension for exports; its other sheets are left out. */
export const preset: Preset = {
  name: 'opencart',
  title: 'OpenCart',
  headings: [['product_id', 'model', 'image_name', 'related_ids']],
  read(rows) {
    const codes = new Map(rows.map((row) => [row.get('product_id'), codeOf(row)]));
    return rows.map((row) => productFrom(row, codes));
  },
};

const codeOf = (row: ForeignRow): string => underOne(row, 'sku', 'model', 'product_id');

function productFrom(row: ForeignRow, codes: ReadonlyMap<string, string>): ForeignProduct {
  const gtin = gtinOf(underOne(row, 'ean', 'upc', 'jan'));
  const [category = ''] = listed(row.get('categories'), ',');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: codeOf(row),
    name: inAnyLanguage(row, 'name'),
    // It stands there as text of text: '&lt;p&gt;'.
    description: plainText(inAnyLanguage(row, 'description')),
    // The names of the numbers are in another sheet.
    category: /^\d+$/.test(category) ? [] : listed(category, '>'),
    ...withIdentity({
      brand: row.get('manufacturer'),
      otherCodes: [
        row.get('sku') === '' ? '' : row.get('model'),
        row.get('mpn'),
        row.get('isbn'),
        ...gtin.codes,
      ],
      related: listed(row.get('related_ids'), ',').map((id) => codes.get(id) ?? id),
    }),
    figures: [...sizesOf(row), ...gtin.figures],
    pictures: listed(row.get('image_name'), ',').map((file) => ({ file, alt: '' })),
    variants: [],
    isUnlisted: /^(?:false|no|0)$/i.test(row.get('status')),
  };
}

/** 'name(en-gb)', 'name(de-de)': the first that says something. */
const inAnyLanguage = (row: ForeignRow, field: string): string =>
  row.get(field) || (row.filled().find(([heading]) => heading.startsWith(`${field}(`))?.[1] ?? '');

/** Weight and dimensions, whose units stand in columns of their own. */
function sizesOf(row: ForeignRow): ForeignFigure[] {
  const side = row.get('length_unit');
  return figuresUnder(row, [
    ['weight', 'Weight', row.get('weight_unit')],
    ['length', 'Length', side],
    ['width', 'Width', side],
    ['height', 'Height', side],
  ]);
}
