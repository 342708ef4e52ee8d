import type { ForeignFigure, ForeignProduct, ForeignVariant } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { figuresUnder, listed, withIdentity } from '../presetWords/cells';

/** The export of Magento 2 and Adobe Commerce: configurable products name the simple ones that they are of. */
export const preset: Preset = {
  name: 'magento',
  title: 'Magento',
  headings: [['sku', 'attribute_set_code', 'product_type']],
  read(rows) {
    // Rows of a store view only translate the row above.
    const own = rows.filter((row) => row.get('store_view_code') === '' && row.get('sku') !== '');
    const bySku = new Map(own.map((row) => [row.get('sku'), row]));
    const products = own.map((row) => productFrom(row, bySku));
    const sizes = new Set(products.flatMap(({ variants }) => variants.map(({ code }) => code)));
    return products.filter(({ code }) => !sizes.has(code));
  },
};

function productFrom(row: ForeignRow, bySku: ReadonlyMap<string, ForeignRow>): ForeignProduct {
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: row.get('sku'),
    name: row.get('name'),
    description: [row.get('short_description'), row.get('description')]
      .filter(Boolean)
      .join('\n\n'),
    category: categoryOf(row),
    ...withIdentity({
      related: ['related_skus', 'upsell_skus', 'crosssell_skus'].flatMap((heading) =>
        listed(row.get(heading), ','),
      ),
    }),
    figures: [...attributesOf(row), ...figuresUnder(row, [['weight', 'Weight']])],
    pictures: picturesOf(row),
    variants: variantsOf(row, bySku),
    isUnlisted: row.get('product_online') === '2' || /^not visible/i.test(row.get('visibility')),
  };
}

/** 'Default Category/Valves/Ball valves,Default Category/New': the first, without the root that all are in. */
function categoryOf(row: ForeignRow): string[] {
  const [first = ''] = listed(row.get('categories'), ',');
  return listed(first, '/').slice(1);
}

/** 'thread_size=1/2,material=Brass|Steel': names in small letters, several values with bars. */
function attributesOf(row: ForeignRow): ForeignFigure[] {
  return listed(row.get('additional_attributes'), /,(?=\w+=)/).flatMap((one): ForeignFigure[] => {
    const [name = '', ...value] = one.split('=');
    const text = value.join('=').split('|').join(', ');
    return text === '' ? [] : [{ name: inWords(name), value: text }];
  });
}

/** 'Thread size' for 'thread_size'. */
function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'sku=BV-15,size=DN15|sku=BV-20,size=DN20', and 'size=Size' for what people call it. */
const variantsOf = (row: ForeignRow, bySku: ReadonlyMap<string, ForeignRow>): ForeignVariant[] =>
  listed(row.get('configurable_variations'), '|').map((text) => variantFrom(text, row, bySku));

function variantFrom(
  text: string,
  row: ForeignRow,
  bySku: ReadonlyMap<string, ForeignRow>,
): ForeignVariant {
  const labels = new Map(pairs(row.get('configurable_variation_labels')));
  const [, code = ''] = pairs(text).find(([name]) => name === 'sku') ?? [];
  const own = bySku.get(code);
  const [picture] = own ? picturesOf(own) : [];
  return {
    sheet: row.sheet,
    cell: own?.cell ?? row.cell,
    code,
    options: pairs(text)
      .filter(([name]) => name !== 'sku')
      .map(([name, value]) => ({ name: labels.get(name) ?? inWords(name), value })),
    ...(picture && { picture: picture.file }),
  };
}

const pairs = (text: string): [name: string, value: string][] =>
  listed(text, /,(?=\w+=)/).map((one) => {
    const [name = '', ...value] = one.split('=');
    return [name, value.join('=')];
  });

function picturesOf(row: ForeignRow): ForeignProduct['pictures'] {
  const alts = listed(row.get('additional_image_labels'), ',');
  const main = row.get('base_image') || row.get('small_image');
  return [
    { file: main, alt: row.get('base_image_label') },
    ...listed(row.get('additional_images'), ',').map((file, index) => ({
      file,
      alt: alts[index] ?? '',
    })),
  ].filter(
    ({ file }, index, all) =>
      file !== '' &&
      file !== 'no_selection' &&
      all.findIndex((other) => other.file === file) === index,
  );
}
