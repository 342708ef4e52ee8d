import { readableId } from '../../language/readableId';
import { uniqueId } from '../../../document/table/identity';
import { uniqueFigures } from './figures';
import { note, type Notes } from './notes';
import type { ForeignProduct, ForeignSize } from './product';
import { shortened } from './shortened';
import type { SiteProducts } from './siteProducts';

/** How long the name of a size may be, in characters. */
const MAX_SIZE_NAME = 60;

/**
 * Sizes of a product with short names: those that the site has keep theirs, and no other product or size has it.
 * @param taken The short names of the products of the file, and what the site has.
 */
export function sizesOf(
  { code: productCode }: ForeignProduct,
  sizes: readonly ForeignSize[],
  { ids, site }: { ids: ReadonlySet<string>; site: SiteProducts },
): object[] {
  const product = site.ids.get(productCode.toLowerCase());
  const own = new Set<string>();
  const isTaken = (one: string): boolean =>
    ids.has(one) || own.has(one) || (site.owners.has(one) && site.owners.get(one) !== product);
  return sizes.map(({ name, code, figures }) => {
    const known = site.sizes.get(code.toLowerCase());
    const keeps = known !== undefined && known.product === product && !own.has(known.id);
    const id = keeps ? known.id : uniqueId(readableId(code) || readableId(name) || 'size', isTaken);
    own.add(id);
    return {
      id,
      name: shortened(name, MAX_SIZE_NAME),
      ...(code !== id && { code }),
      ...(figures.length > 0 && { specifications: uniqueFigures(figures) }),
    };
  });
}

const KNOWN_SIZES =
  'products that are sizes of another product on the site: left out (to have them as products, take the sizes out first)';

/** Products of a file without those that the site has as sizes of products that the file does not have. */
export function withoutSizes(
  products: readonly ForeignProduct[],
  site: SiteProducts,
  notes: Notes,
): ForeignProduct[] {
  const inFile = new Set(products.map(({ code }) => site.ids.get(code.toLowerCase())));
  const kept = products.filter(({ code }) => {
    const size = site.sizes.get(code.toLowerCase());
    return size === undefined || inFile.has(size.product) || site.ids.has(code.toLowerCase());
  });
  note(notes, KNOWN_SIZES, products.length - kept.length);
  return kept;
}
