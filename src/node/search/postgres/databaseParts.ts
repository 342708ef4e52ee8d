import type { CatalogueParts } from '../parts/catalogue';
import { openCodes } from './codes';
import { openColumns } from './columns';
import type { Database } from './database';
import { openLookUps } from './lookUps';
import { openProducts } from './products';
import type { Revision } from './revisions';
import { openSlots } from './slots';

/** A catalogue that is loaded into a database, as one load has left it. */
export async function databaseParts(
  database: Database,
  revision: Revision,
): Promise<CatalogueParts> {
  const slots = openSlots(revision);
  const findCodes = await openCodes(database, revision, slots);
  const lookUps = openLookUps(database, revision, { slots, findCodes });
  const columns = await openColumns(database, revision, { lookUps, slots });
  const products = openProducts(database, revision, { lookUps, slots });
  return { lookUps, products, columns, count: revision.products };
}
