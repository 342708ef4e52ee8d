import { normalised } from '../../../document/table/columns';
import type { ForeignColumn } from './headings';
import type { ForeignProduct } from './product';

/** Headings over what specifications are called, over their values and over the units of these. */
const WORDS = {
  name: /^(?:attribute|feature|property|parameter|characteristic|spec|specification)s?(?:name|label|description)?$|^(?:merkmal|eigenschaft)s?(?:name|bezeichnung)?$|^caracteristica$|^caracteristique$|^характеристика$/,
  value:
    /^(?:(?:attribute|feature|property|parameter|characteristic|spec|specification)s?)?values?$|^(?:merkmals?|eigenschafts?)?wert$|^valor$|^valeur$|^значение$/,
  unit: /^(?:(?:attribute|feature|property|parameter|characteristic|value)s?)?(?:unit|uom)$|^(?:merkmals?)?einheit$/,
} as const;

/** The columns that say what a specification is called, its value, and its unit if that has a column of its own. */
interface LongColumns {
  name: ForeignColumn;
  value: ForeignColumn;
  unit?: ForeignColumn;
}

/**
 * The columns of a table with a row for each specification of a product, as catalogues of features are handed on. Undefined
 * for any other table.
 */
export function longPairIn(columns: readonly ForeignColumn[]): LongColumns | undefined {
  const find = (kind: keyof typeof WORDS) =>
    columns.find(({ heading, isNamed }) => isNamed && WORDS[kind].test(normalised(heading)));
  const [name, value, unit] = [find('name'), find('value'), find('unit')];
  if (!name || !value) return undefined;
  return { name, value, ...(unit && unit.place > value.place && { unit }) };
}

/**
 * Products of such a table, whose rows of one code are one product with all their figures. A row that says something
 * else than figures of it stays for itself, to be asked about.
 */
export function inOneEach(products: readonly ForeignProduct[]): ForeignProduct[] {
  const firsts = new Map<string, ForeignProduct>();
  return products.flatMap((product) => {
    const key = commonOf(product);
    const first = firsts.get(key);
    if (!first) {
      const own = { ...product, figures: [...product.figures] };
      firsts.set(key, own);
      return [own];
    }
    first.figures.push(...product.figures);
    return [];
  });
}

/** What a product says besides its figures and its row. */
const commonOf = (product: ForeignProduct): string =>
  JSON.stringify({ ...product, sheet: '', cell: '', figures: [] });
