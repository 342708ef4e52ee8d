import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import {
  figuresUnder,
  gtinOf,
  listed,
  underOne,
  withIdentity,
  withOneCode,
} from '../presetWords/cells';

/** The export of BigCommerce, in its older form and that of today: rows for products, for their variants and pictures. */
export const preset: Preset = {
  name: 'bigcommerce',
  title: 'BigCommerce',
  headings: [
    ['Item Type', 'Product Name', 'Product Code/SKU'],
    ['Item', 'ID', 'Name', 'SKU', 'Options'],
  ],
  read(rows) {
    const products: ForeignProduct[] = [];
    for (const row of rows) {
      const product = products.at(-1);
      switch (underOne(row, 'Item Type', 'Item').toLowerCase()) {
        case 'product':
          products.push(productFrom(row));
          break;
        case 'sku':
        case 'variant':
          if (product) addVariant(product, row);
          break;
        case 'image':
          product?.pictures.push(...picturesOf(row));
          break;
        default:
        // Rules about prices.
      }
    }
    return products.map(withOneCode);
  },
};

function productFrom(row: ForeignRow): ForeignProduct {
  const gtin = gtinOf(underOne(row, 'Product UPC/EAN', 'GTIN', 'UPC/EAN'));
  const [category = ''] = listed(underOne(row, 'Category', 'Categories'), ';');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: underOne(row, 'Product Code/SKU', 'SKU', 'Product ID', 'ID'),
    name: underOne(row, 'Product Name', 'Name'),
    description: underOne(row, 'Product Description', 'Description'),
    // Today's form has the numbers of categories alone.
    category: /^\d+$/.test(category) ? [] : listed(category, '/'),
    ...withIdentity({
      brand: underOne(row, 'Brand Name', 'Brand'),
      otherCodes: [row.get('Manufacturer Part Number'), ...gtin.codes],
    }),
    figures: [
      ...customFields(row),
      ...figuresUnder(row, [
        ['Product Weight', 'Weight'],
        ['Product Width', 'Width'],
        ['Product Height', 'Height'],
        ['Product Depth', 'Depth'],
      ]),
      ...gtin.figures,
    ],
    pictures: picturesOf(row),
    variants: [],
    isUnlisted: /^(?:n|no|false)$/i.test(underOne(row, 'Product Visible?', 'Is Visible')),
  };
}

/** '"Material=Brass";"Thread=1/2"' */
const customFields = (row: ForeignRow): ForeignFigure[] =>
  listed(row.get('Product Custom Fields'), ';').flatMap((one): ForeignFigure[] => {
    const [, name = '', value = ''] = /^"?([^=]+)=(.*?)"?$/.exec(one) ?? [];
    return name === '' || value === '' ? [] : [{ name, value }];
  });

function addVariant(product: ForeignProduct, row: ForeignRow): void {
  const [picture] = picturesOf(row);
  product.variants.push({
    sheet: row.sheet,
    cell: row.cell,
    code: underOne(row, 'Product Code/SKU', 'SKU'),
    options: optionsOf(row),
    ...(picture && { picture: picture.file }),
  });
}

/** '[RT]Size=DN15,[CS]Color=Red:#ff0000', or 'Type=Dropdown|Name=Size|Value=DN15'. */
function optionsOf(row: ForeignRow): ForeignFigure[] {
  const today = [...row.get('Options').matchAll(/Name=([^|]+)\|Value=([^|]+?)(?=\s*Type=|$)/g)];
  if (today.length > 0) return today.map(([, name = '', value = '']) => ({ name, value }));
  return listed(underOne(row, 'Product Name'), /,(?=\[)/).flatMap((one): ForeignFigure[] => {
    const [, name = '', value = ''] =
      /^(?:\[\w+\])?([^=]+)=(.+?)(?::#[\da-f]{3,8})?$/i.exec(one) ?? [];
    return value === '' ? [] : [{ name, value }];
  });
}

/** The columns of the older form, numbered from 1; the address of today's. */
function picturesOf(row: ForeignRow): ForeignProduct['pictures'] {
  const pictures: ForeignProduct['pictures'] = [];
  for (let n = 1; row.get(`Product Image File - ${n}`) !== ''; n += 1) {
    const alt = row.get(`Product Image Description - ${n}`);
    pictures.push({ file: row.get(`Product Image File - ${n}`), alt });
  }
  const file = underOne(
    row,
    'Image URL (Import)',
    'Internal Image URL (Export)',
    'Variant Image URL',
  );
  return file === '' ? pictures : [...pictures, { file, alt: row.get('Image Description') }];
}
