import type { CatalogueParts } from '../parts/openCatalogue';
import { openColumns } from './columns';
import type { Database } from './database';
import { openLookUps } from './lookUps';
import { openProducts } from './products';

/** A catalogue that is loaded into a database. */
export async function databaseParts(database: Database, schema: string): Promise<CatalogueParts> {
  const lookUps = openLookUps(database, schema);
  const sql = 'select products from search.catalogues where schema = $1';
  const [row] = await database.read<{ products: number }>(sql, [schema]);
  const count = row?.products ?? 0;
  const columns = await openColumns(database, schema, { lookUps, count });
  return { lookUps, products: openProducts(database, schema, lookUps), columns, count };
}
