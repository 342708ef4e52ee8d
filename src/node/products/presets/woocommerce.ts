import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { headingsOf, WOO_HEADINGS, type WooHeadings } from '../presetWords/woocommerce';

/** WooCommerce's own export: variations follow their product, which they name by its SKU or number. */
export const preset: Preset = {
  name: 'woocommerce',
  title: 'WooCommerce',
  headings: WOO_HEADINGS.map(({ Type, SKU, Name, Published }) => [Type, SKU, Name, Published]),
  read(rows) {
    const headings = headingsOf(rows);
    const products: ForeignProduct[] = [];
    const known = new Map<string, ForeignProduct>();
    for (const row of rows) {
      const isVariation = row.get(headings.Type).includes('variation');
      const parent = isVariation ? known.get(row.get(headings.Parent)) : undefined;
      if (parent) {
        addVariation(parent, row, headings);
        continue;
      }
      const product = productFrom(row, headings);
      products.push(product);
      const sku = row.get(headings.SKU);
      if (sku !== '') known.set(sku, product);
      known.set(`id:${row.get('ID')}`, product);
    }
    // Products that go with others are named by their numbers where they have no SKU.
    for (const product of products) {
      const codes = product.related?.map((one) => known.get(one)?.code ?? one);
      if (codes) product.related = codes;
    }
    return products;
  },
};

function productFrom(row: ForeignRow, headings: WooHeadings): ForeignProduct {
  const text = (field: keyof WooHeadings) => row.get(headings[field]);
  const related = [...listed(text('Upsells')), ...listed(text('Cross-sells'))];
  const brand = underOneOf(row, BRANDS);
  const gtin = underOneOf(row, GTIN);
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: text('SKU') || row.get('ID'),
    name: text('Name'),
    description: [text('Short description'), text('Description')].filter(Boolean).join('\n\n'),
    category: firstPath(text('Categories')),
    ...(brand !== '' && { brand }),
    ...(gtin !== '' && { otherCodes: [gtin] }),
    ...(related.length > 0 && { related: [...new Set(related)] }),
    figures: [
      ...attributesOf(row, headings),
      ...dimensionsOf(row, headings),
      ...(gtin === '' ? [] : [{ name: 'GTIN', value: gtin }]),
    ],
    pictures: picturesOf(row, headings).map((file) => ({ file, alt: '' })),
    variants: [],
    isUnlisted:
      ['0', '-1'].includes(text('Published')) || text('Visibility in catalog') === 'hidden',
  };
}

/** Headings of newer versions, whose beginnings are alike in all languages or few. */
const BRANDS = /^(?:brands?|marcas?|marken?|marques?|merke[rn]?|märken|varumärken|marki|бренды?)$/i;
const GTIN = /^GTIN\b/i;

const underOneOf = (row: ForeignRow, headings: RegExp): string =>
  row.filled().find(([heading]) => headings.test(heading))?.[1] ?? '';

function addVariation(parent: ForeignProduct, row: ForeignRow, headings: WooHeadings): void {
  const options = attributesOf(row, headings);
  const [picture] = picturesOf(row, headings);
  parent.variants.push({
    sheet: row.sheet,
    cell: row.cell,
    code: row.get(headings.SKU),
    options,
    ...(picture !== undefined && { picture }),
  });
  // What varies is in the table of variants.
  const names = new Set(options.map(({ name }) => name));
  parent.figures = parent.figures.filter(({ name }) => !names.has(name));
}

function attributesOf(row: ForeignRow, headings: WooHeadings): ForeignFigure[] {
  const figures: ForeignFigure[] = [];
  for (let n = 1; ; n += 1) {
    const under = (field: 'Attribute %d name' | 'Attribute %d value(s)') =>
      row.get(headings[field].replace('%d', String(n)));
    const name = under('Attribute %d name');
    if (name === '') return figures;
    const value = under('Attribute %d value(s)');
    if (value !== '') figures.push({ name, value });
  }
}

/** 'Weight (kg)': the unit in brackets is that of the shop. */
function dimensionsOf(
  row: ForeignRow,
  { Weight, Length, Width, Height }: WooHeadings,
): ForeignFigure[] {
  return row.filled().flatMap(([heading, value]): ForeignFigure[] => {
    const [, name = '', unit] = /^(.+?) ?[(（](\w+)[)）]$/.exec(heading) ?? [];
    const isOne = [Weight, Length, Width, Height].includes(name);
    return isOne && unit !== undefined ? [{ name, value, unit }] : [];
  });
}

/** 'Valves > Ball valves, Sale': a product may be in several; ours is in one. */
function firstPath(categories: string): string[] {
  const [first = ''] = listed(categories);
  return first
    .split('>')
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

/** Entries with commas between them; one in an entry has a backslash before it. */
const listed = (text: string): string[] => text.split(/(?<!\\),\s*/).filter(Boolean);

const picturesOf = (row: ForeignRow, { Images }: WooHeadings): string[] =>
  row
    .get(Images)
    .split(/,\s+|,(?=https?:)/)
    .filter(Boolean);
