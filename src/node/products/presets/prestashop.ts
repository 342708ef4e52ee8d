import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import type { ForeignRow } from '../foreign/rows';
import type { Preset } from '../preset';
import { figuresUnder, gtinOf, listed, underOne, withIdentity } from '../presetWords/cells';

/** PrestaShop's table of products, as its import reads it and its modules write it. */
export const preset: Preset = {
  name: 'prestashop',
  title: 'PrestaShop',
  headings: [
    ['Product ID', 'Active (0/1)', 'Name *'],
    ['ID', 'Active (0/1)', 'Name *'],
  ],
  read: (rows) => rows.filter((row) => row.get('Name') !== '').map(productFrom),
};

const CATEGORIES = 'Categories (x,y,z...)';

function productFrom(row: ForeignRow): ForeignProduct {
  const reference = row.get('Reference #');
  const suppliers = row.get('Supplier reference #');
  const gtin = gtinOf(underOne(row, 'EAN13', 'UPC'));
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: reference || suppliers || underOne(row, 'Product ID', 'ID'),
    name: row.get('Name'),
    description: [underOne(row, 'Summary', 'Short description'), row.get('Description')]
      // Shops often have the same text twice.
      .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
      .join('\n\n'),
    category: categoryOf(row),
    ...withIdentity({
      brand: underOne(row, 'Manufacturer', 'Brand'),
      otherCodes: [reference === '' ? '' : suppliers, row.get('MPN'), ...gtin.codes],
      // It is misspelt in its own sample.
      related: listed(underOne(row, 'Accessories (x,y,z...)', 'Acessories (x,y,z...)'), ','),
    }),
    figures: [
      ...featuresOf(row),
      ...figuresUnder(row, [
        ['Width', 'Width'],
        ['Height', 'Height'],
        ['Depth', 'Depth'],
        ['Weight', 'Weight'],
      ]),
      ...gtin.figures,
    ],
    pictures: picturesOf(row),
    variants: [],
    isUnlisted: row.get('Active (0/1)') === '0' || row.get('Visibility') === 'none',
  };
}

/** 'Home/Valves/Ball valves,New': the first, without the root that all are in. */
function categoryOf(row: ForeignRow): string[] {
  const [first = ''] = listed(row.get(CATEGORIES), ',');
  return listed(first, '/').filter(
    (part, index) => index > 0 || !/^(?:home|accueil|inicio)$/i.test(part),
  );
}

/** 'Thread:1/2:1,Material:Brass:2', or a column for each: 'Feature:Height'. */
function featuresOf(row: ForeignRow): ForeignFigure[] {
  const inOne = row.filled().find(([heading]) => /^Feature ?\(/i.test(heading))?.[1] ?? '';
  const columns = row.filled().flatMap(([heading, value]): ForeignFigure[] => {
    const [, name = ''] = /^Feature ?: ?(.+)/i.exec(heading) ?? [];
    return name === '' ? [] : [{ name, value }];
  });
  const entries = listed(inOne, ',').flatMap((one): ForeignFigure[] => {
    const [name = '', value = ''] = one.split(':').map((part) => part.trim());
    return name === '' || value === '' ? [] : [{ name, value }];
  });
  return [...entries, ...columns];
}

function picturesOf(row: ForeignRow): ForeignProduct['pictures'] {
  const alts = listed(row.get('Image alt texts (x,y,z...)'), ',');
  return listed(row.get('Image URLs (x,y,z...)'), ',').map((file, index) => ({
    file,
    alt: alts[index] ?? '',
  }));
}
