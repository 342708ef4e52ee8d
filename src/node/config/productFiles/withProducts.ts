import { isRecord } from '../../../document/isRecord';
import { columnsOf } from '../../../document/table/columns';
import { namesOfIds } from '../../../document/table/names';
import { schemaAt } from '../../../document/schema/schemaAt';
import type { Schema } from '../../../document/schema/schema';
import { chunksOf } from './chunks';
import { areInFiles, namedFiles, namesIn, PRODUCTS_PATH, type NamingMistake } from './namedFiles';
import { readProductFile, type ProductFile } from './readProductFile';
import type { RowContext } from './readRows';

/** A config with its products, wherever they stand. */
export interface WithProducts {
  /** The config with all products in `store.products`. */
  value: unknown;
  /** The files that they come from, in their order; undefined for a config in which they stand itself. */
  files?: ProductFile[];
  /** What is wrong with how it names the files. */
  mistakes: NamingMistake[];
}

/**
 * Puts the products that stand in files beside a config into it. All that reads a config is given this one.
 * @param folder That of the config.
 * @param schema That of the whole config.
 */
export function withProducts(config: unknown, folder: string, schema: Schema): WithProducts {
  if (!areInFiles(config)) return { value: config, mistakes: [] };
  const { files: named, mistakes } = namedFiles(config, folder);
  const context = contextOf(config, schema);
  const files = named.map(({ name, path }) => readProductFile(name, chunksOf(path), context));
  return { value: withFiles(config, files), files, mistakes };
}

/**
 * The same for a config that is no file now, but one of an earlier version.
 * @param read The bytes of a file that it names; undefined if there are none.
 */
export async function withEarlierProducts(
  config: unknown,
  schema: Schema,
  read: (name: string) => Promise<Buffer | undefined>,
): Promise<unknown> {
  if (!areInFiles(config)) return config;
  const context = contextOf(config, schema);
  const files: ProductFile[] = [];
  for (const name of namesIn(config)) {
    const bytes = await read(name);
    if (bytes) files.push(readProductFile(name, [bytes], context));
  }
  return withFiles(config, files);
}

/** What is known of products before their files are read. */
export function contextOf(config: unknown, schema: Schema): RowContext {
  const entry = schemaAt(schema, { store: { products: [] } }, PRODUCTS_PATH)?.items ?? {};
  return { columns: columnsOf(entry), names: namesOfIds(schema, config) };
}

/** A config with the products of its files, if they stand in files; without a store it has none. */
export function withFiles(config: unknown, files: readonly ProductFile[] | undefined): unknown {
  if (!files) return config;
  const products = files.length === 1 ? files[0]?.entries : files.flatMap(({ entries }) => entries);
  return withProductsSet(config, products ?? []);
}

/** A config with something else in the place of its products; the config itself has to have a store. */
export function withProductsSet(config: unknown, products: unknown): unknown {
  const store = isRecord(config) ? config['store'] : undefined;
  if (!isRecord(config) || !isRecord(store)) return config;
  return { ...config, store: { ...store, products } };
}
