import { createHash } from 'node:crypto';
import { NORMALISER_VERSION } from '../../../catalogue/search/plainText';
import type { SearchSource } from '../../../catalogue/search/searchTypes';
import type { CatalogueName } from '../provider';
import { copy, type Target } from './copy';
import type { Database } from './database';
import { dropOld } from './dropOld';
import { findRevision, newestRevision, noteRevision, type Base, type Revision } from './revisions';
import { tablesOf } from './rows';
import { indexes, PREPARATION, tables } from './tables';
import { upsert } from './upsert';

/** Raise it when the tables change, or what their values are made by: those that are there are not read any more then. */
const TABLES_VERSION = 4;
/** Any number: whoever loads at the same time waits for it. */
const LOCK = 7_301_942;

/** What a catalogue is known again by: another stamp for other products, another normaliser or other tables. */
export const stampOfCatalogue = ({ site, version }: CatalogueName): string =>
  hexOf([site, version, NORMALISER_VERSION, TABLES_VERSION]);

const hexOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Loads a catalogue beside those that are there, in one transaction: nobody ever sees half of it. Where the one before
 * is nearly the same, only what has changed is written. Whoever comes second waits, and finds it loaded.
 * @returns What it can be read by.
 * @throws If no server takes changes, or the products cannot be read: then nothing is changed.
 */
export async function load(
  database: Database,
  source: SearchSource,
  name: CatalogueName,
): Promise<Revision> {
  const { categories } = source;
  const { site } = name;
  const stamp = stampOfCatalogue(name);
  const kind = hexOf([site, NORMALISER_VERSION, TABLES_VERSION, source.decimal]);
  const { isNew, ...loaded } = await database.write(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(PREPARATION);
    const read = async <Row extends object>(sql: string, values: readonly unknown[]) =>
      (await client.query<Row>(sql, [...values])).rows;
    const known = await findRevision({ read }, stamp);
    if (known) return { ...known, isNew: false };
    const base = await newestRevision(client, kind);
    const revision =
      (base && (await loadChanges({ client, ...next(base) }, base, source))) ??
      (await loadAll({ client, schema: newSchema(stamp), revision: 1 }, source));
    await noteRevision(client, { ...revision, site, stamp, kind, categories });
    return { ...revision, isNew: true };
  });
  if (isNew) await dropOld(database);
  return loaded;
}

/** Another name each time: a schema may still be there whose first revision had the same stamp. */
const newSchema = (stamp: string): string => `catalogue_${hexOf([stamp, Date.now()])}`;

type Loaded = Omit<Base, 'categories'>;

const next = ({ schema, revision }: Base) => ({ schema, revision: revision + 1 });

async function loadChanges(
  target: Target,
  base: Base,
  source: SearchSource,
): Promise<Loaded | undefined> {
  const written = await upsert(target, base, source);
  const { schema, revision } = target;
  return written && { schema, revision, products: source.products.length, ...written };
}

async function loadAll(target: Target, source: SearchSource): Promise<Loaded> {
  const { client, schema, revision } = target;
  await client.query(`create schema ${schema}; ${tables(schema)}`);
  for (const table of tablesOf(source)) await copy(target, table);
  await client.query(indexes(schema));
  return { schema, revision, products: source.products.length, slots: null, changed: 0 };
}
