import { fold } from '../../../catalogue/search';
import type { IndexedProduct } from '../../../catalogue/search/searchTypes';
import type { LookUps } from '../parts/lookUps';
import type { Products } from '../parts/products';
import type { Database } from './database';

/** In bytes, of a number in a list. */
const NUMBER_BYTES = 8;

/** Opens the table of products. */
export function openProducts(database: Database, schema: string, lookUps: LookUps): Products {
  return {
    async at(places) {
      if (places.length === 0) return new Map();
      const sql = `select place, product from ${schema}.products where place = any($1::int[])`;
      const rows = await database.read<{ place: number; product: IndexedProduct }>(sql, [places]);
      return new Map(rows.map(({ place, product }) => [place, product]));
    },
    async placesOf(ids) {
      const sql = `select id, place from ${schema}.products where id = any($1::text[])`;
      const rows = await database.read<{ id: string; place: number }>(sql, [ids]);
      const places = new Map(rows.map(({ id, place }) => [id, place]));
      return ids.flatMap((id) => places.get(id) ?? []);
    },
    withSubstring: (q) =>
      lookUps.once(`substring ${q}`, async () => {
        const pattern = `%${fold(q).replace(/[\\%_]/g, String.raw`\$&`)}%`;
        // One text instead of thousands of rows, which would take longer than finding them.
        const sql = `select string_agg(place::text, ' ' order by place) as places
          from ${schema}.products where folded like $1`;
        const [row] = await database.read<{ places: string | null }>(sql, [pattern]);
        const value = row?.places ? row.places.split(' ').map(Number) : [];
        return { value, bytes: value.length * NUMBER_BYTES };
      }),
    ranks: (key) =>
      lookUps.once(`ranks ${key}`, async () => {
        const sql = `select ranks from ${schema}.orders where key = $1`;
        const [row] = await database.read<{ ranks: Buffer }>(sql, [key]);
        const packed = row?.ranks ?? Buffer.alloc(0);
        const value = new Float64Array(packed.length / Uint32Array.BYTES_PER_ELEMENT);
        for (let at = 0; at < value.length; at += 1)
          value[at] = packed.readUInt32LE(at * Uint32Array.BYTES_PER_ELEMENT);
        return { value, bytes: value.byteLength };
      }),
  };
}
