import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { withIdentity, withOneCode } from '../presetWords/cells';

/** Shopify's export: a row for each variant or picture; only the first of a product has its name. */
export const preset: Preset = {
  name: 'shopify',
  title: 'Shopify',
  headings: [['Handle', 'Title', 'Body (HTML)']],
  read(rows) {
    const products = new Map<string, ForeignProduct>();
    const options = new Map<string, string[]>();
    for (const row of rows) {
      const handle = row.get('Handle');
      const product = products.get(handle) ?? productFrom(row, handle);
      products.set(handle, product);
      // The names of the options stand in the first row only, or in each.
      const names = [1, 2, 3].map((n) => row.get(`Option${n} Name`));
      const known = options.get(handle) ?? names;
      options.set(handle, known);
      addRow(product, row, known);
    }
    return [...products.values()].map(withOneCode);
  },
};

function productFrom(row: ForeignRow, handle: string): ForeignProduct {
  const type = row.get('Product Category') || row.get('Type') || row.get('Custom Product Type');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: handle,
    name: row.get('Title') || handle,
    description: row.get('Body (HTML)'),
    category: (row.get('Type') || type).split(' > ').filter(Boolean),
    ...withIdentity({ brand: row.get('Vendor') }),
    figures: [],
    pictures: [],
    variants: [],
    isUnlisted:
      /^false$/i.test(row.get('Published')) || /^(draft|archived)$/i.test(row.get('Status')),
  };
}

function addRow(product: ForeignProduct, row: ForeignRow, names: readonly string[]): void {
  const file = row.get('Image Src');
  if (file !== '') product.pictures.push({ file, alt: row.get('Image Alt Text') });
  const options = names.flatMap((name, index): ForeignFigure[] => {
    const value = row.get(`Option${index + 1} Value`);
    return value === '' ? [] : [{ name, value }];
  });
  if (options.length === 0 && row.get('Variant SKU') === '') return;
  const picture = row.get('Variant Image');
  product.variants.push({
    sheet: row.sheet,
    cell: row.cell,
    code: row.get('Variant SKU'),
    // A product without variants has one of this name.
    options: options.filter(({ value }) => value !== 'Default Title'),
    ...(picture !== '' && { picture }),
  });
}
