import type { CatalogueParts } from '../parts/catalogue';
import { openColumns } from './columns';
import type { Database } from './database';
import { openLookUps } from './lookUps';
import { openNearCodes } from './nearCodes';
import { openProducts } from './products';
import type { Revision } from './revisions';
import { openSlots } from './slots';

/** A catalogue that is loaded into a database, as one load has left it. */
export async function databaseParts(
  database: Database,
  revision: Revision,
): Promise<CatalogueParts> {
  const slots = openSlots(revision);
  const findNear = await openNearCodes(database, revision);
  const lookUps = openLookUps(database, revision, { slots, findNear });
  const columns = await openColumns(database, revision, { lookUps, slots });
  const products = openProducts(database, revision, { lookUps, slots });
  return { lookUps, products, columns, count: revision.products };
}
