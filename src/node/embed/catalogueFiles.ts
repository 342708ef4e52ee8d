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
 * folder `lasting`, and are made one at a time, as they are asked for: together they have the tiles of all products twice.
 */
export function* catalogueFiles(
  catalogue: Catalogue,
  slugs: readonly string[],
  {
    index,
    lasting,
    ...asked
  }: { index: CatalogueIndex; lasting?: string } & Pick<CatalogueStart, 'search' | 'endpoint'>,
): Generator<[url: string, text: string]> {
  const categories: CatalogueStart['categories'] = {};
  function* parts(): Generator<[name: string, text: string]> {
    for (const slug of slugs) {
      const { products } = catalogue.listing(slug);
      const files = Math.max(1, Math.ceil(products.length / PRODUCTS_PER_FILE));
      categories[slug] = { count: products.length, files };
      for (let file = 0; file < files; file += 1) {
        const part = products.slice(file * PRODUCTS_PER_FILE, (file + 1) * PRODUCTS_PER_FILE);
        // Their names enter messages, where soft hyphens do not belong. Made for each list that has them: the texts of
        // a hundred thousand tiles would be 60 MB.
        yield [`${slug}/${file + 1}.json`, JSON.stringify(part).replaceAll('\u00AD', '')];
      }
    }
  }
  // Without a folder that lasts, the address of each depends on all of them.
  const texts = lasting ? parts() : [...parts()];
  const lists = lasting ? `${lasting}/_lists` : `/catalogue/${hashOf([...texts])}`;
  for (const [name, text] of texts) yield [`${lists}/${name}`, text];
  const start: CatalogueStart = { ...index, ...asked, lists, categories };
  yield ['/embed/catalogue.json', JSON.stringify(start)];
}

const hashOf = (files: readonly [name: string, text: string][]): string =>
  shortHash(files.map(([, text]) => text).join('\n'));
