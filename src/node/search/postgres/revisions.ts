import type { PoolClient } from 'pg';
import type { Database } from './database';
import { isMissing } from './errors';

/** No revision comes after this one: rows that have not ended end here. */
export const LAST_REVISION = 2_147_483_647;

/** A catalogue as one load has left it: the rows of a schema that are there at its number. */
export interface Revision {
  schema: string;
  revision: number;
  /** Number of products. */
  products: number;
  /** The slots of products in the order of the catalogue, of four bytes each; null where that is their own order. */
  slots: Buffer | null;
}

/** A revision with what a load needs to go on from it. */
export interface Base extends Revision {
  categories: readonly { id: string; name: string }[];
  /** Products that were changed since all of the schema were loaded. */
  changed: number;
}

const COLUMNS = 'schema, revision, products, slots';

/** Finds the revision of a catalogue by its stamp; undefined if it was not loaded. */
export async function findRevision(
  { read }: Pick<Database, 'read'>,
  stamp: string,
): Promise<Revision | undefined> {
  try {
    const sql = `select ${COLUMNS} from search.revisions where stamp = $1`;
    return (await read<Revision>(sql, [stamp]))[0];
  } catch (error) {
    if (error instanceof Error && (isMissing(error) || isMissing(error.cause))) return undefined;
    throw error;
  }
}

/** The newest revision of a kind, which a load can go on from; undefined if there is none. */
export async function newestRevision(client: PoolClient, kind: string): Promise<Base | undefined> {
  const { rows } = await client.query<Base>(
    `select ${COLUMNS}, categories, changed from search.revisions as newest
      where kind = $1 and revision = (
        select max(revision) from search.revisions where schema = newest.schema)
      order by loaded desc limit 1`,
    [kind],
  );
  return rows[0];
}

/** Notes a revision, by which its rows can be read: the last that a load does. */
export const noteRevision = (
  client: PoolClient,
  { site, stamp, kind, schema, revision, products, slots, categories, changed }: Noted,
): Promise<unknown> =>
  client.query(
    `insert into search.revisions
        (site, stamp, kind, schema, revision, products, slots, categories, changed)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [site, stamp, kind, schema, revision, products, slots, JSON.stringify(categories), changed],
  );

/** A revision by what it is known again by. */
interface Noted extends Base {
  site: string;
  stamp: string;
  /** The same for catalogues whose rows are made in the same way. */
  kind: string;
}

/**
 * The condition by which rows are of a revision.
 * @param revision The parameter with its number, as '$2'.
 */
export const isOf = (revision: string): string => `since <= ${revision} and until > ${revision}`;

/** The condition that the server has the revision, once in each statement; without it, nothing would be found. */
export const isKnown = (schema: string, revision: string): string =>
  `(select search.known('${schema}', ${revision}))`;
