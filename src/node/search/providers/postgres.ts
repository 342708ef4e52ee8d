import { readAddresses } from '../postgres/addresses';
import { MAX_CONNECTIONS, openDatabase } from '../postgres/database';
import { databaseParts } from '../postgres/databaseParts';
import { explained } from '../postgres/errors';
import { load, stampOfCatalogue } from '../postgres/load';
import { findRevision } from '../postgres/revisions';
import { openCatalogue } from '../parts/openCatalogue';
import type { OpenProvider } from '../provider';

/**
 * A database for more products, or more questions, than one process has room for: see
 * .github/decisions/search-in-postgresql.md. Its address is in the environment. A catalogue that it does not have is
 * loaded first; each site has its own.
 */
export const open: OpenProvider = async (source, name) => {
  const database = openDatabase(readAddresses(process.env));
  const stamp = stampOfCatalogue(name);
  try {
    const revision = (await findRevision(database, stamp)) ?? (await load(database, source, name));
    const { products: _, ...frame } = source;
    const catalogue = openCatalogue(await databaseParts(database, revision), frame);
    return { ...catalogue, atOnce: MAX_CONNECTIONS, close: database.close };
  } catch (error) {
    await database.close();
    throw explained(error);
  }
};
