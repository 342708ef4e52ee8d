import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { figuresUnder, gtinOf, listed, withIdentity, withOneCode } from '../presetWords/cells';

/**
 * The export of Shopware: a row for each variant, which names the number of its product in version 5, and its parent in
 * version 6, where the parent has a row of its own.
 */
export const preset: Preset = {
  name: 'shopware',
  title: 'Shopware',
  headings: [
    ['ordernumber', 'mainnumber', 'name'],
    ['product_number', 'parent_id', 'manufacturer_name'],
  ],
  read(rows) {
    if (rows.some((row) => row.get('product_number') !== '')) return readParents(rows);
    const products = new Map<string, ForeignProduct>();
    for (const row of rows) {
      const main = row.get('mainnumber') || row.get('ordernumber');
      const product = products.get(main) ?? productFrom(row, main);
      products.set(main, product);
      product.variants.push({
        sheet: row.sheet,
        cell: row.cell,
        code: row.get('ordernumber'),
        options: optionsOf(row),
      });
    }
    return [...products.values()].map(withOneCode);
  },
};

/** Products of version 6; how variants differ it says by numbers alone, so they are told by their codes. */
function readParents(rows: readonly ForeignRow[]): ForeignProduct[] {
  const products = new Map<string, ForeignProduct>();
  for (const row of rows) {
    const parent = products.get(row.get('parent_id'));
    if (!parent) products.set(row.get('id'), parentFrom(row));
    else {
      const code = row.get('product_number');
      const options = [{ name: 'Version', value: row.get('name') || code }];
      parent.variants.push({ sheet: row.sheet, cell: row.cell, code, options });
    }
  }
  return [...products.values()];
}

function parentFrom(row: ForeignRow): ForeignProduct {
  const gtin = gtinOf(row.get('ean'));
  const picture = row.get('cover_media_url');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: row.get('product_number'),
    name: row.get('name'),
    description: row.get('description'),
    // Categories are numbers, too.
    category: [],
    ...withIdentity({ brand: row.get('manufacturer_name'), otherCodes: gtin.codes }),
    figures: gtin.figures,
    pictures: picture === '' ? [] : [{ file: picture, alt: row.get('cover_media_alt') }],
    variants: [],
    isUnlisted: row.get('active') === '0',
  };
}

function productFrom(row: ForeignRow, code: string): ForeignProduct {
  const gtin = gtinOf(row.get('ean'));
  // 'Flasche(n)'; what is sold in pieces is sold singly.
  const unit = row.get('packunit').replace(/\(\w+\)$|^(?:stück|stk\.?|pieces?)$/i, '');
  const [category = ''] = listed(row.get('categories'), '|');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code,
    name: row.get('name'),
    description: row.get('description_long') || row.get('description'),
    // The numbers of categories say nothing; some profiles have their names.
    category: /^\d+$/.test(category) ? [] : listed(category, />|->/),
    ...(unit !== '' && { unit }),
    ...withIdentity({
      brand: row.get('supplier'),
      otherCodes: [row.get('suppliernumber'), ...gtin.codes],
      related: [...listed(row.get('accessory'), '|'), ...listed(row.get('similar'), '|')],
    }),
    figures: [
      ...figuresUnder(row, [
        ['weight', 'Weight', 'kg'],
        ['width', 'Width'],
        ['height', 'Height'],
        ['length', 'Length'],
      ]),
      ...gtin.figures,
    ],
    pictures: listed(row.get('imageUrl'), '|').map((file) => ({ file, alt: '' })),
    variants: [],
    isUnlisted: row.get('active') === '0',
  };
}

/** 'Size:DN15|Colour:red'; else what the row adds to the name. */
function optionsOf(row: ForeignRow): ForeignFigure[] {
  const options = listed(row.get('configuratorOptions'), '|').flatMap((one): ForeignFigure[] => {
    const [name = '', ...value] = one.split(':').map((part) => part.trim());
    return value.length === 0 ? [] : [{ name, value: value.join(':') }];
  });
  const added = row.get('additionalText');
  return options.length > 0 || added === '' ? options : [{ name: 'Version', value: added }];
}
