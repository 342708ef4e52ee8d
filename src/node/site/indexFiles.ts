import { bucketOf } from '../../catalogue/buckets';
import type { CatalogueEntry, CatalogueIndex, ProductSummary } from '../../generated/types';
import { shortHash } from '../files/assets';
import type { Catalogue } from './catalogue';
import { once } from './once';
import type { CountedOf } from './productContext';

/** An approximate number, for files of about 2 KB, compressed. */
const PRODUCTS_PER_FILE = 40;

/** The catalogue by id, as files, and how the browser finds them. */
export interface IndexFiles {
  index: CatalogueIndex;
  /** Address and content. On a large site, made whenever they are asked for. */
  files: () => ReadonlyMap<string, string>;
}

/** A product, or a size of one. */
interface Named {
  id: string;
  /** The id of the product that it is a size of. */
  of?: string;
  summary: ProductSummary;
}

/**
 * Splits the catalogue with its sizes, including unlisted products, into files of about the same size (`bucketOf`).
 * @param lasting The folder for files that keep their address, on a large site.
 */
export function indexFiles(
  catalogue: Catalogue,
  lasting?: string,
  countedOf: CountedOf = (unit) => unit,
): IndexFiles {
  const count = catalogue.productIds().length + catalogue.sizeCount();
  const needed = Math.max(1, Math.ceil(count / PRODUCTS_PER_FILE));
  // With another number of files, each product may be in another one: on a large site, the number seldom changes.
  const buckets = lasting === undefined ? needed : 2 ** Math.ceil(Math.log2(needed));
  const make = () => textsOf(catalogue, buckets, countedOf);
  // Of a large site they are asked for once, and then nobody needs them any longer.
  const texts = lasting === undefined ? once(make) : make;
  const base = lasting ? `${lasting}/_by-id` : `/catalogue/${shortHash(texts().join('\n'))}`;
  return {
    index: { base, buckets },
    files: () => new Map(texts().map((text, bucket) => [`${base}/${bucket}.json`, text] as const)),
  };
}

/** The texts of the files. */
function textsOf(catalogue: Catalogue, buckets: number, countedOf: CountedOf): string[] {
  const products = catalogue.productIds().flatMap((id): Named[] => {
    const summary = catalogue.summary(id);
    return summary ? [{ id, summary }] : [];
  });
  const all = [...products, ...catalogue.sizes()];
  const twins = twinsIn(all);
  const contents = Array.from({ length: buckets }, (): string[] => []);
  for (const { id, of, summary } of all) {
    const { category, image, unit, code } = summary;
    const entry: CatalogueEntry = {
      name: spoken(summary),
      category,
      image: image.src,
      ...(unit && { unit: countedOf(unit) }),
      ...(code && { code }),
      ...(of && { page: `${of}#${id}` }),
      ...(twins.has(id) && { twin: true }),
    };
    // As text at once: thousands of objects with ids as their keys would take twice as long.
    contents[bucketOf(id, buckets)]?.push(`${JSON.stringify(id)}:${JSON.stringify(entry)}`);
  }
  return contents.map((entries) => `{${entries.join(',')}}`);
}

/** Names enter messages, where soft hyphens do not belong. Spaces before units stay as tiles show them. */
const spoken = ({ name }: ProductSummary): string => name.replaceAll('\u00AD', '');

/** The ids of those whose name another one has, too. */
function twinsIn(all: readonly Named[]): ReadonlySet<string> {
  const names = new Map<string, string>();
  const twins = new Set<string>();
  for (const { id, summary } of all) {
    const key = spoken(summary).toLowerCase();
    const other = names.get(key);
    if (other !== undefined) twins.add(id).add(other);
    else names.set(key, id);
  }
  return twins;
}
