import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { NORMALISER_VERSION } from '../../../catalogue/search/plainText';
import type { SearchSource } from '../../../catalogue/search/searchTypes';
import type { Database } from './database';
import { isMissing } from './errors';
import { tablesOf, type Field, type Table } from './rows';
import { indexes, PREPARATION, tables } from './tables';

/** Raise it when the tables change: those that are there are not read any more then. */
const TABLES_VERSION = 1;
/** Catalogues that stay: the newest, and the one before, which endpoints have that were not started again yet. */
const KEPT = 2;
/** So long the old ones wait for those who read them; the next load tries again. */
const DROP_PATIENCE = '5s';
/** In characters: what is sent at once. */
const CHUNK = 65_536;
/** Any number: whoever loads at the same time waits for it. */
const LOCK = 7_301_942;

/** The schema of a catalogue: another one for other products, another normaliser or other tables. */
export function schemaOf(version: string): string {
  const stamp = JSON.stringify([version, NORMALISER_VERSION, TABLES_VERSION]);
  return `catalogue_${createHash('sha256').update(stamp).digest('hex').slice(0, 16)}`;
}

/** Whether a catalogue is there as a whole. */
export async function isLoaded({ read }: Database, schema: string): Promise<boolean> {
  try {
    const sql = 'select schema from search.catalogues where schema = $1';
    return (await read(sql, [schema])).length > 0;
  } catch (error) {
    if (error instanceof Error && (isMissing(error) || isMissing(error.cause))) return false;
    throw error;
  }
}

/**
 * Loads a catalogue beside those that are there, in one transaction: nobody ever sees half of it. Whoever comes second
 * waits, and finds it loaded.
 * @returns Whether it was loaded now.
 */
export async function load(
  database: Database,
  source: SearchSource,
  version: string,
): Promise<boolean> {
  const schema = schemaOf(version);
  const isNew = await database.write(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(PREPARATION);
    const known = await client.query('select 1 from search.catalogues where schema = $1', [schema]);
    if ((known.rowCount ?? 0) > 0) return false;
    await client.query(`create schema ${schema}; ${tables(schema)}`);
    for (const table of tablesOf(source)) await copy(client, schema, table);
    await client.query(indexes(schema));
    await client.query(
      'insert into search.catalogues (schema, version, normaliser, products) values ($1, $2, $3, $4)',
      [schema, version, NORMALISER_VERSION, source.products.length],
    );
    return true;
  });
  if (isNew) await dropOld(database);
  return isNew;
}

async function copy(client: PoolClient, schema: string, { name, columns, rows }: Table) {
  const into = client.query(copyFrom(`copy ${schema}.${name} (${columns}) from stdin`));
  await pipeline(Readable.from(chunks(rows)), into);
}

function* chunks(rows: Table['rows']): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(written).join('\t')}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** A field in the text format of COPY. */
function written(field: Field): string {
  if (field === null) return String.raw`\N`;
  if (Buffer.isBuffer(field)) return String.raw`\\x${field.toString('hex')}`;
  if (typeof field === 'boolean') return field ? 't' : 'f';
  // PostgreSQL's texts cannot hold a NUL, and nobody means one.
  return String(field)
    .replaceAll('\0', '')
    .replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? '');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

/** Takes away catalogues that nobody needs. If somebody reads one for longer, the next load does it. */
async function dropOld(database: Database): Promise<void> {
  try {
    await database.write(async (client) => {
      await client.query(`set local lock_timeout = '${DROP_PATIENCE}'`);
      const { rows } = await client.query<{ schema: string }>(
        'delete from search.catalogues where schema in (select schema from search.catalogues order by loaded desc offset $1) returning schema',
        [KEPT],
      );
      for (const { schema } of rows) await client.query(`drop schema if exists ${schema} cascade`);
    });
  } catch (error) {
    console.error('Catalogues of before could not be taken away:', error);
  }
}
