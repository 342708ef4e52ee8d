import type { Database } from './database';
import { KEYS } from './tables';

/** Catalogues of each site that stay: the newest, and the one before, which endpoints have that did not take up the new one yet. */
const KEPT_SCHEMAS = 2;
/** Of each, so many revisions: they cost little, and a machine that gets its copy of the site late asks for the others. */
const KEPT_REVISIONS = 10;
/** So long the old ones wait for those who read them; the next load tries again. */
const PATIENCE = '5s';

/** Takes away what nobody needs any more. If somebody reads it for longer, the next load does it. */
export async function dropOld(database: Database): Promise<void> {
  try {
    await database.write(async (client) => {
      await client.query(`set local lock_timeout = '${PATIENCE}'`);
      const { rows } = await client.query<{ schema: string; first: number; old: boolean }>(
        `select schema, max(revision) - $1 as first,
            row_number() over (partition by site order by max(loaded) desc) > $2 as old
          from search.revisions group by site, schema`,
        [KEPT_REVISIONS - 1, KEPT_SCHEMAS],
      );
      for (const { schema, first, old } of rows) {
        await client.query(
          'delete from search.revisions where schema = $1 and ($2 or revision < $3)',
          [schema, old, first],
        );
        if (old) await client.query(`drop schema if exists ${schema} cascade`);
        else if (first > 1)
          for (const table of Object.keys(KEYS))
            await client.query(`delete from ${schema}.${table} where until <= $1`, [first]);
      }
    });
  } catch (error) {
    console.error('Catalogues of before could not be taken away:', error);
  }
}
