import type { FacetColumn } from '../../../catalogue/search/facetTable';
import { unitOf } from '../../../catalogue/units/units';
import { cellsOfColumn } from '../parts/cellsOfColumn';
import { offsetsOf, type ColumnHead, type Columns } from '../parts/columns';
import { bytesOfRows, facetRowsOf } from '../parts/facetRowsOf';
import { createOnce, type LookUps } from '../parts/lookUps';
import { createShelf } from '../parts/shelf';
import type { Database } from './database';
import { unpackCells } from './postings';
import { isKnown, isOf, type Revision } from './revisions';
import type { Slots } from './slots';

/** In bytes, roughly: of a value with its texts, and of a number in a list. */
const VALUE_BYTES = 200;
const PLACE_BYTES = 4;

/** Reads what columns there are. */
export async function openColumns(
  database: Database,
  { schema, revision, products: count }: Revision,
  { lookUps, slots }: { lookUps: LookUps; slots: Slots },
): Promise<Columns> {
  const heads = await database.read<ColumnHead>(
    `select place, key, name, unit, is_numeric as "isNumeric", value_count as "valueCount" from ${schema}.columns
      where ${isOf('$1')} and ${isKnown(schema, '$1')} order by place`,
    [revision],
  );
  const first = offsetsOf(heads);
  // Every question with facets needs them, so nothing else takes their place.
  const keep = createOnce(createShelf(Infinity));
  const readCells = async ({ key }: ColumnHead) => {
    const sql = `select cells from ${schema}.columns
      where key = $2 and ${isOf('$1')} and ${isKnown(schema, '$1')}`;
    const [row] = await database.read<{ cells: Buffer }>(sql, [revision, key]);
    return slots.cells(unpackCells(row?.cells ?? Buffer.alloc(0)));
  };
  const rows = () =>
    keep('rows', async () => {
      const value = facetRowsOf(await Promise.all(heads.map(readCells)), first, count);
      return { value, bytes: bytesOfRows(value) };
    });
  const cells = async (head: ColumnHead) => cellsOfColumn(await rows(), head);
  const values = (head: ColumnHead) =>
    lookUps.once(`values ${head.place}`, async () => {
      const sql = `select key, label, lower, upper from ${schema}.values
        where column_key = $2 and ${isOf('$1')} and ${isKnown(schema, '$1')} order by place`;
      const found = await database.read<ValueRow>(sql, [revision, head.key]);
      return { value: toColumn(head, found), bytes: found.length * VALUE_BYTES };
    });
  return {
    heads,
    first,
    cells,
    rows,
    values,
    whole: (head) =>
      lookUps.once(`column ${head.place}`, async () => {
        const [column, { products, of }] = await Promise.all([values(head), cells(head)]);
        const value = { ...column, of, starts: startsOf(products, count) };
        return { value, bytes: (count + of.length) * PLACE_BYTES };
      }),
  };
}

interface ValueRow {
  key: string;
  label: string;
  lower: number | null;
  upper: number | null;
}

const NOTHING = new Uint32Array();

function toColumn(
  { key, name, unit, isNumeric }: ColumnHead,
  rows: readonly ValueRow[],
): FacetColumn {
  const found = unit === null ? undefined : unitOf(unit);
  const values = rows.map(({ lower, upper, ...rest }) => ({
    ...rest,
    from: lower ?? Number.NaN,
    to: upper ?? Number.NaN,
  }));
  return {
    key,
    name,
    isNumeric,
    values,
    starts: NOTHING,
    of: NOTHING,
    ...(found && { unit: found }),
  };
}

/** Where the cells of each product begin. */
function startsOf(products: Uint32Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let row = 0; row < products.length; row += 1) {
    const next = (products[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  return starts;
}
