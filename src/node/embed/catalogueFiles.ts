import type { CatalogueIndex } from '../../generated/types';
import { shortHash } from '../files/assets';
import type { Catalogue } from '../site/catalogue';

/** As many products as an element shows at most (inquiry-products). */
const PRODUCTS_PER_FILE = 48;

/** `/embed/catalogue.json`: cached only briefly, it points to the files of the current catalogue. */
export interface CatalogueStart extends CatalogueIndex {
  /** The address of the index that <inquiry-search> searches in. */
  search: string;
  /** The address of the endpoint that is asked instead, if the index is too large. */
  endpoint?: string;
  /** Folder of the categories: `<lists>/<slug>/1.json` and so on. */
  lists: string;
  categories: Record<string, { count: number; files: number }>;
}

/**
 * The catalogue for partners' pages, in addition to the files by id: each category is split into files of its own, so
 * that a page with eight tiles fetches one. Unlisted products are in none [D14]. On a large site, the files stay in the
 * folder `lasting`.
 */
export function catalogueFiles(
  catalogue: Catalogue,
  slugs: readonly string[],
  {
    index,
    lasting,
    ...asked
  }: { index: CatalogueIndex; lasting?: string } & Pick<CatalogueStart, 'search' | 'endpoint'>,
): Map<string, string> {
  const texts = new Map<string, string>();
  const categories: CatalogueStart['categories'] = {};
  for (const slug of slugs) {
    const { products } = catalogue.listing(slug);
    const files = Math.max(1, Math.ceil(products.length / PRODUCTS_PER_FILE));
    categories[slug] = { count: products.length, files };
    for (let file = 0; file < files; file += 1) {
      const part = products.slice(file * PRODUCTS_PER_FILE, (file + 1) * PRODUCTS_PER_FILE);
      // Their names enter messages, where soft hyphens do not belong.
      const text = JSON.stringify(part).replaceAll('\u00AD', '');
      texts.set(`${slug}/${file + 1}.json`, text);
    }
  }
  const lists = lasting
    ? `${lasting}/_lists`
    : `/catalogue/${shortHash([...texts.values()].join('\n'))}`;
  const start: CatalogueStart = { ...index, ...asked, lists, categories };
  return new Map([
    ['/embed/catalogue.json', JSON.stringify(start)],
    ...[...texts].map(([name, text]): [string, string] => [`${lists}/${name}`, text]),
  ]);
}
