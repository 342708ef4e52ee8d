/** What a database needs before its first catalogue. */
export const PREPARATION = `
  create schema if not exists search;
  create extension if not exists pg_trgm schema search;
  create extension if not exists fuzzystrmatch schema search;
  create table if not exists search.catalogues (
    schema text primary key,
    version text not null,
    normaliser integer not null,
    products integer not null,
    loaded timestamptz not null default clock_timestamp()
  );`;

/**
 * The tables of one catalogue, in a schema of its own. Words and codes are compared by their bytes (collate "C"), as the
 * page does, so that all with one beginning stand together.
 */
export const tables = (schema: string): string => `
  create table ${schema}.products (
    place integer not null, id text not null, folded text not null, product json not null);
  create table ${schema}.terms (
    term text collate "C" not null, is_word boolean not null, is_quantity boolean not null,
    postings bytea not null);
  create table ${schema}.beginnings (beginning text collate "C" not null, postings bytea not null);
  create table ${schema}.codes (
    place integer not null, product integer not null, plain text not null,
    bare text collate "C" not null, essence text collate "C" not null,
    squashed text collate "C" not null, is_own boolean not null, is_id boolean not null);
  create table ${schema}.columns (
    place integer not null, key text not null, name text not null, unit text,
    is_numeric boolean not null, value_count integer not null, cells bytea not null);
  create table ${schema}.values (
    column_place integer not null, place integer not null, key text not null, label text not null,
    lower double precision, upper double precision);
  create table ${schema}.orders (key text not null, ranks bytea not null);`;

/** Made after the rows, which is faster. `lookUpTerms` and `lookUpCodes` ask by them. */
export const indexes = (schema: string): string => `
  alter table ${schema}.products add primary key (place);
  create unique index on ${schema}.products (id);
  create index on ${schema}.products using gin (folded gin_trgm_ops);
  alter table ${schema}.terms add primary key (term);
  create index on ${schema}.terms (length(term)) where is_word;
  create index on ${schema}.terms using gin (term gin_trgm_ops) where not is_quantity;
  alter table ${schema}.beginnings add primary key (beginning);
  alter table ${schema}.codes add primary key (place);
  create index on ${schema}.codes (essence);
  create index on ${schema}.codes (bare) where not is_id;
  create index on ${schema}.codes (squashed) where not is_id;
  create index on ${schema}.codes (reverse(squashed) collate "C") where not is_id;
  create index on ${schema}.codes using gin (bare gin_trgm_ops, squashed gin_trgm_ops) where not is_id;
  alter table ${schema}.columns add primary key (place);
  alter table ${schema}.values add primary key (column_place, place);
  alter table ${schema}.orders add primary key (key);
  analyze ${schema}.products, ${schema}.terms, ${schema}.beginnings, ${schema}.codes,
    ${schema}.columns, ${schema}.values, ${schema}.orders;`;
