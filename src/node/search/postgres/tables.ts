import { LAST_REVISION } from './revisions';

/**
 * What a database needs before its first catalogue. `search.known` is how a statement makes sure that the server has the
 * revision that it reads: a replica may not have it yet, and old ones are taken away. It fails as for a missing table.
 */
export const PREPARATION = `
  create schema if not exists search;
  create extension if not exists pg_trgm schema search;
  create extension if not exists fuzzystrmatch schema search;
  create table if not exists search.revisions (
    stamp text primary key,
    kind text not null,
    schema text not null,
    revision integer not null,
    products integer not null,
    slots bytea,
    categories json not null,
    changed integer not null,
    loaded timestamptz not null default clock_timestamp(),
    site text not null default '',
    unique (schema, revision)
  );
  do $$ begin
    -- Databases of before have no such column. Asking for it again would keep everybody out until the load has ended.
    if not exists (select from information_schema.columns where table_schema = 'search'
        and table_name = 'revisions' and column_name = 'site') then
      alter table search.revisions add column site text not null default '';
    end if;
  end $$;
  create or replace function search.known(asked text, number integer) returns boolean
    language plpgsql stable as $$
    begin
      if not exists (select from search.revisions where schema = asked and revision = number) then
        raise exception 'Revision % of % is not here.', number, asked using errcode = 'undefined_table';
      end if;
      return true;
    end $$;`;

/**
 * The tables of one catalogue, in a schema of its own. Words and codes are compared by their bytes (collate "C"), as the
 * page does, so that all with one beginning stand together. Each row says from which revision on it is there, and before
 * which it ends; a slot is the number of a product in this schema, which stays when others come before it.
 */
export const tables = (schema: string): string => `
  create table ${schema}.products (
    slot integer not null, id text not null, folded text not null, product json not null,
    description text, stamp text not null);
  create table ${schema}.terms (
    term text collate "C" not null, is_word boolean not null, is_quantity boolean not null,
    postings bytea not null);
  create table ${schema}.beginnings (beginning text collate "C" not null, postings bytea not null);
  create table ${schema}.codes (
    slot integer not null, number integer not null, plain text not null,
    bare text collate "C" not null, essence text collate "C" not null,
    squashed text collate "C" not null, is_own boolean not null, is_id boolean not null);
  create table ${schema}.columns (
    place integer not null, key text not null, name text not null, unit text,
    is_numeric boolean not null, value_count integer not null, cells bytea not null,
    stamp text not null);
  create table ${schema}.values (
    column_key text not null, place integer not null, key text not null, label text not null,
    lower double precision, upper double precision);
  create table ${schema}.orders (key text not null, ranks bytea not null);
  ${Object.keys(KEYS)
    .map(
      (table) => `alter table ${schema}.${table} add since integer not null default 1,
    add until integer not null default ${LAST_REVISION};`,
    )
    .join(' ')}`;

/** What tells the rows of each table apart, beside their revisions. */
export const KEYS = {
  products: 'slot',
  terms: 'term',
  beginnings: 'beginning',
  codes: 'slot, number',
  columns: 'key',
  values: 'column_key, place',
  orders: 'key',
} as const;

/** Made after the rows, which is faster. The lookups of `statements.ts` use them, and those of codes that `codes.ts` reads need none. */
export const indexes = (schema: string): string => `
  ${Object.entries(KEYS)
    .map(([table, key]) => `alter table ${schema}.${table} add primary key (${key}, since);`)
    .join(' ')}
  create unique index on ${schema}.products (id, since);
  create index on ${schema}.products using gin (folded gin_trgm_ops);
  create index on ${schema}.terms (length(term)) where is_word;
  create index on ${schema}.terms using gin (term gin_trgm_ops) where not is_quantity;
  create index on ${schema}.codes (essence);
  analyze ${schema}.products, ${schema}.terms, ${schema}.beginnings, ${schema}.codes,
    ${schema}.columns, ${schema}.values, ${schema}.orders;`;
