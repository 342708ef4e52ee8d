import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';

/** WooCommerce's own export: variations follow their product, which they name by its SKU or number. */
export const preset: Preset = {
  name: 'woocommerce',
  title: 'WooCommerce',
  headings: [['Type', 'SKU', 'Name', 'Published']],
  read(rows) {
    const products: ForeignProduct[] = [];
    const known = new Map<string, ForeignProduct>();
    for (const row of rows) {
      const isVariation = row.get('Type').includes('variation');
      const parent = isVariation ? known.get(row.get('Parent')) : undefined;
      if (parent) {
        addVariation(parent, row);
        continue;
      }
      const product = productFrom(row);
      products.push(product);
      const sku = row.get('SKU');
      if (sku !== '') known.set(sku, product);
      known.set(`id:${row.get('ID')}`, product);
    }
    return products;
  },
};

const DIMENSIONS = ['Weight', 'Length', 'Width', 'Height'] as const;

function productFrom(row: ForeignRow): ForeignProduct {
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: row.get('SKU') || row.get('ID'),
    name: row.get('Name'),
    description: [row.get('Short description'), row.get('Description')]
      .filter(Boolean)
      .join('\n\n'),
    category: firstPath(row.get('Categories')),
    figures: [...attributesOf(row), ...dimensionsOf(row)],
    pictures: picturesOf(row).map((file) => ({ file, alt: '' })),
    variants: [],
    isUnlisted:
      ['0', '-1'].includes(row.get('Published')) || row.get('Visibility in catalog') === 'hidden',
  };
}

function addVariation(parent: ForeignProduct, row: ForeignRow): void {
  const options = attributesOf(row);
  const [picture] = picturesOf(row);
  parent.variants.push({
    sheet: row.sheet,
    cell: row.cell,
    code: row.get('SKU'),
    options,
    ...(picture !== undefined && { picture }),
  });
  // What varies is in the table of variants.
  const names = new Set(options.map(({ name }) => name));
  parent.figures = parent.figures.filter(({ name }) => !names.has(name));
}

function attributesOf(row: ForeignRow): ForeignFigure[] {
  const figures: ForeignFigure[] = [];
  for (let n = 1; row.get(`Attribute ${n} name`) !== ''; n += 1) {
    const value = row.get(`Attribute ${n} value(s)`);
    if (value !== '') figures.push({ name: row.get(`Attribute ${n} name`), value });
  }
  return figures;
}

/** 'Weight (kg)': the unit in brackets is that of the shop. */
function dimensionsOf(row: ForeignRow): ForeignFigure[] {
  return row.filled().flatMap(([heading, value]): ForeignFigure[] => {
    const [, name = '', unit] = /^(\w+) \((\w+)\)$/.exec(heading) ?? [];
    const isOne = DIMENSIONS.some((one) => one === name);
    return isOne && unit !== undefined ? [{ name, value, unit }] : [];
  });
}

/** 'Valves > Ball valves, Sale': a product may be in several; ours is in one. */
function firstPath(categories: string): string[] {
  const [first = ''] = categories.split(/(?<!\\),\s*/);
  return first
    .split('>')
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

const picturesOf = (row: ForeignRow): string[] =>
  row
    .get('Images')
    .split(/,\s+|,(?=https?:)/)
    .filter(Boolean);
