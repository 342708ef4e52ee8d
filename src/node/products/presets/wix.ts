import { uniqueId } from '../../../document/table/identity';
import { readableId } from '../../language/readableId';
import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { figuresUnder, listed, withIdentity, withOneCode } from '../presetWords/cells';

/** The export of Wix Stores: a row for the product, and one for each variant with the same handle. */
export const preset: Preset = {
  name: 'wix',
  title: 'Wix',
  headings: [['handleId', 'fieldType', 'name', 'productImageUrl']],
  read(rows) {
    const products = new Map<string, ForeignProduct>();
    const options = new Map<string, string[]>();
    const codes = new Set<string>();
    for (const row of rows) {
      const handle = row.get('handleId');
      if (/^variant$/i.test(row.get('fieldType'))) {
        const product = products.get(handle);
        if (product) addVariant(product, row, options.get(handle) ?? []);
        continue;
      }
      products.set(handle, productFrom(row, codes));
      options.set(
        handle,
        numbers(6).map((n) => row.get(`productOptionName${n}`)),
      );
    }
    return [...products.values()].map(withOneCode);
  },
};

/** Handles that Wix made up: 'product_529ed0e5-8572-a205-c1dd-9bf703c76675'. */
const MADE_UP = /^product_[\da-f-]{30,}$/i;

const numbers = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

function productFrom(row: ForeignRow, codes: Set<string>): ForeignProduct {
  const handle = row.get('handleId');
  const name = row.get('name');
  const own = MADE_UP.test(handle)
    ? uniqueId(readableId(name) || handle, (one) => codes.has(one))
    : handle;
  const code = row.get('sku') || own;
  codes.add(code);
  const [collection = ''] = listed(row.get('collection'), ';');
  return {
    sheet: row.sheet,
    cell: row.cell,
    code,
    name,
    description: [row.get('description'), ...numbers(6).map((n) => sectionOf(row, n))]
      .filter(Boolean)
      .join('\n\n'),
    category: collection === '' ? [] : [collection],
    ...withIdentity({ brand: row.get('brand') }),
    figures: figuresUnder(row, [['weight', 'Weight']]),
    pictures: listed(row.get('productImageUrl'), ';').map((file) => ({ file, alt: '' })),
    variants: [],
    isUnlisted: /^false$/i.test(row.get('visible')),
  };
}

/** A further section of the page: its title and its text. */
function sectionOf(row: ForeignRow, n: number): string {
  const text = row.get(`additionalInfoDescription${n}`);
  const title = row.get(`additionalInfoTitle${n}`);
  return text === '' ? '' : `<p>${title}</p>\n${text}`;
}

function addVariant(product: ForeignProduct, row: ForeignRow, names: readonly string[]): void {
  const options = names.flatMap((name, index): ForeignFigure[] => {
    const value = row.get(`productOptionDescription${index + 1}`);
    // Colours have their value before them: '#b81616:Red'.
    return value === ''
      ? []
      : [{ name, value: value.replace(/^(?:#[\da-f]{3,8}|rgb\([^)]*\)):/i, '') }];
  });
  product.variants.push({ sheet: row.sheet, cell: row.cell, code: row.get('sku'), options });
}
