import { toPointer } from '../../document/operation';
import { schemaAt } from '../../document/schema/schemaAt';
import { valueAt } from '../../document/values';
import { languageOf } from '../language/languageOf';
import type { Schema } from '../../document/schema/schema';

/** Where the products are in a config. */
const PATH = ['store', 'products'];

/** The pointer of the products. */
export const PRODUCTS = toPointer(PATH);

/** The products of a config. */
export interface ProductList {
  list: readonly unknown[];
  /** The schema of one of them. */
  schema: Schema;
  /** The company's: 'nb-NO'. */
  language: string;
}

/**
 * The products of a config, with their schema.
 * @param configSchema The schema of the whole config.
 * @throws A sentence, if the config has no store.
 */
export function productList(configSchema: Schema, config: unknown): ProductList {
  const list = valueAt(config, PATH);
  const schema = schemaAt(configSchema, config, PATH)?.items;
  if (!Array.isArray(list) || !schema) {
    throw new Error('This site has no store, and so no products.');
  }
  return { list, schema, language: languageOf(config) };
}
