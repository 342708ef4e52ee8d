import { fold } from '../../../catalogue/search';
import type { IndexedProduct } from '../../../catalogue/search/searchTypes';
import type { LookUps } from '../parts/lookUps';
import type { Products } from '../parts/products';
import type { Database } from './database';
import { isKnown, isOf, type Revision } from './revisions';
import type { Slots } from './slots';

/** In bytes, of a number in a list. */
const NUMBER_BYTES = 8;

/** Opens the table of products. */
export function openProducts(
  database: Database,
  { schema, revision }: Revision,
  { lookUps, slots }: { lookUps: LookUps; slots: Slots },
): Products {
  const isThere = `${isOf('$1')} and ${isKnown(schema, '$1')}`;
  return {
    async at(places) {
      if (places.length === 0) return new Map();
      const sql = `select slot, product from ${schema}.products
        where slot = any($2::int[]) and ${isThere}`;
      const rows = await database.read<{ slot: number; product: IndexedProduct }>(sql, [
        revision,
        places.map(slots.slotOf),
      ]);
      return new Map(rows.map(({ slot, product }) => [slots.placeOf(slot), product]));
    },
    async placesOf(ids) {
      const sql = `select id, slot from ${schema}.products where id = any($2::text[]) and ${isThere}`;
      const rows = await database.read<{ id: string; slot: number }>(sql, [revision, ids]);
      const places = new Map(rows.map(({ id, slot }) => [id, slots.placeOf(slot)]));
      return ids.flatMap((id) => places.get(id) ?? []);
    },
    withSubstring: (q) =>
      lookUps.once(`substring ${q}`, async () => {
        const pattern = `%${fold(q).replace(/[\\%_]/g, String.raw`\$&`)}%`;
        // One text instead of thousands of rows, which would take longer than finding them.
        const sql = `select string_agg(slot::text, ' ' order by slot) as found
          from ${schema}.products where folded like $2 and ${isThere}`;
        const [row] = await database.read<{ found: string | null }>(sql, [revision, pattern]);
        const found = row?.found ? row.found.split(' ').map(Number) : [];
        const value = found.map(slots.placeOf).toSorted((a, b) => a - b);
        return { value, bytes: value.length * NUMBER_BYTES };
      }),
    ranks: (key) =>
      lookUps.once(`ranks ${key}`, async () => {
        const sql = `select ranks from ${schema}.orders where key = $2 and ${isThere}`;
        const [row] = await database.read<{ ranks: Buffer }>(sql, [revision, key]);
        const packed = row?.ranks ?? Buffer.alloc(0);
        const value = new Float64Array(packed.length / Uint32Array.BYTES_PER_ELEMENT);
        for (let at = 0; at < value.length; at += 1)
          value[at] = packed.readUInt32LE(at * Uint32Array.BYTES_PER_ELEMENT);
        return { value, bytes: value.byteLength };
      }),
  };
}
