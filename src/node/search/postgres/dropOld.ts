import type { Database } from './database';
import { KEYS } from './tables';

/** Catalogues of each site that stay: the newest, and the one before, which endpoints have that did not take up the new one yet. */
const MAX_CATALOGUES_PER_SITE = 2;
/** Of each, so many revisions: they cost little, and a machine that gets its copy of the site late asks for the others. */
const MAX_REVISIONS_PER_CATALOGUE = 10;
/** So long it waits for those who read the old ones; the next load tries again. */
const LOCK_TIMEOUT_MS = 5000;

/** Takes away what nobody needs any more. If somebody reads it for longer, the next load does it. */
export async function dropOld(database: Database): Promise<void> {
  try {
    await database.write(async (client) => {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      const { rows } = await client.query<{ schema: string; first: number; old: boolean }>(
        `select schema, max(revision) - $1 as first,
            row_number() over (partition by site order by max(loaded) desc) > $2 as old
          from search.revisions group by site, schema`,
        [MAX_REVISIONS_PER_CATALOGUE - 1, MAX_CATALOGUES_PER_SITE],
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
