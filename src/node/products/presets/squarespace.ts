import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { figuresUnder, listed, withOneCode } from '../presetWords/cells';

/** The export of Squarespace: a row for each variant, of which only the first has the name of the product. */
export const preset: Preset = {
  name: 'squarespace',
  title: 'Squarespace',
  headings: [['Product ID [Non Editable]', 'Variant ID [Non Editable]', 'Title', 'SKU']],
  read(rows) {
    const products: ForeignProduct[] = [];
    let names: string[] = [];
    for (const row of rows) {
      if (row.get('Title') !== '') {
        products.push(productFrom(row));
        names = OPTIONS.map((n) => row.get(`Option Name ${n}`));
      }
      const product = products.at(-1);
      if (product) addVariant(product, row, names);
    }
    return products.map(withOneCode);
  },
};

const OPTIONS = [1, 2, 3, 4, 5, 6];

function productFrom(row: ForeignRow): ForeignProduct {
  const [category = ''] = listed(row.get('Categories'), ',');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: row.get('Product URL') || row.get('SKU'),
    name: row.get('Title'),
    description: row.get('Description'),
    category: listed(category, '/'),
    figures: figuresUnder(row, [
      ['Weight', 'Weight'],
      ['Length', 'Length'],
      ['Width', 'Width'],
      ['Height', 'Height'],
    ]),
    pictures: listed(row.get('Hosted Image URLs'), /\s+/).map((file) => ({ file, alt: '' })),
    variants: [],
    isUnlisted: /^no$/i.test(row.get('Visible')),
  };
}

function addVariant(product: ForeignProduct, row: ForeignRow, names: readonly string[]): void {
  const options = names.flatMap((name, index): ForeignFigure[] => {
    const value = row.get(`Option Value ${index + 1}`);
    return value === '' ? [] : [{ name, value }];
  });
  product.variants.push({ sheet: row.sheet, cell: row.cell, code: row.get('SKU'), options });
}
