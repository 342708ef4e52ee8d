import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Field, Table } from './table';

/** Where rows are written: a schema, and the revision from which on they are there. */
export interface Target {
  client: PoolClient;
  schema: string;
  revision: number;
}

/** Writes rows of a table. */
export async function copy(
  { client, schema, revision }: Target,
  { name, columns, rows }: Table,
): Promise<void> {
  const into = client.query(copyFrom(`copy ${schema}.${name} (${columns}, since) from stdin`));
  await pipeline(Readable.from(chunks(rows, revision)), into);
}

/** In characters: what is sent at once. */
const CHUNK = 65_536;

function* chunks(rows: Table['rows'], revision: number): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${[...row, revision].map(written).join('\t')}\n`;
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
