import { bucketOf } from '../../catalogue/buckets';
import type { CatalogueEntry, CatalogueIndex } from '../../generated/types';
import { shortHash } from '../files/assets';
import type { Catalogue } from './catalogue';

/** An approximate number, for files of about 2 KB, compressed. */
const PRODUCTS_PER_FILE = 40;

/** The catalogue by id, as files, and how the browser finds them. */
export interface IndexFiles {
  index: CatalogueIndex;
  /** Address and content. */
  files: Map<string, string>;
}

/** Splits the catalogue, including unlisted products, into files of about the same size (`bucketOf`). */
export function indexFiles(catalogue: Catalogue): IndexFiles {
  const ids = catalogue.productIds();
  const buckets = Math.max(1, Math.ceil(ids.length / PRODUCTS_PER_FILE));
  const contents = Array.from({ length: buckets }, () => new Map<string, CatalogueEntry>());
  const names = new Map<string, string>();
  const twins = new Set<string>();
  for (const id of ids) {
    const product = catalogue.summary(id);
    if (!product) continue;
    const { category, image, unit } = product;
    // Names enter messages, where soft hyphens do not belong. Spaces before units stay as tiles show them.
    const name = product.name.replaceAll('\u00AD', '');
    contents[bucketOf(id, buckets)]?.set(id, {
      name,
      category,
      image: image.src,
      ...(unit && { unit }),
    });
    const key = name.toLowerCase();
    const other = names.get(key);
    if (other !== undefined) twins.add(id).add(other);
    else names.set(key, id);
  }
  for (const id of twins) {
    const entry = contents[bucketOf(id, buckets)]?.get(id);
    if (entry) entry.twin = true;
  }
  const texts = contents.map((content) => JSON.stringify(Object.fromEntries(content)));
  const base = `/catalogue/${shortHash(texts.join('\n'))}`;
  return {
    index: { base, buckets },
    files: new Map(texts.map((text, bucket) => [`${base}/${bucket}.json`, text])),
  };
}
