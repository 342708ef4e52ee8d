import { normalised } from '../../../document/table/columns';
import type { ForeignColumn } from './headings';
import type { ForeignRow, ForeignTable } from './rows';
import { sayingsOf } from './words';

/** How much of the smaller of two tables' headings they share, at the least, to be parts of one. */
const SHARED = 0.5;

/** How many codes or names of a table may stand in the other, of all: a list of stock has the same products again. */
const MOST_AGAIN = 0.2;

/** What is said of customers, suppliers and staff, who have codes and names, too. */
const OF_PEOPLE =
  /^(?:contact|tel|phone|fax|mobile|cell|whatsapp|e?mail|telefon|telefone|telefono|телефон|почта|city|town|address|adresse|direccion|endereco|indirizzo)(?:s|no|nr|number|nummer|name|person|phone|line|address|\d)*$/;

/**
 * Whether a table goes on with another: it shares most headings, that of codes or names among them, and has other
 * products. Workbooks have a sheet for each group of products, with a column or two of its own.
 */
export function isAkin(table: ForeignTable, other: ForeignTable): boolean {
  if (table.isHeadless || other.isHeadless) return false;
  // Theirs are nobody's business.
  if (namedIn(table).some(({ heading }) => OF_PEOPLE.test(normalised(heading)))) return false;
  const keys = new Set(namedIn(other).map(({ key }) => key));
  const shared = namedIn(table).filter(({ key }) => keys.has(key));
  const smaller = Math.min(namedIn(table).length, keys.size);
  const identity = shared.find((column) => isIdentity(column));
  if (!identity || shared.length < Math.max(2, smaller * SHARED)) return false;
  const texts = textsUnder(identity.key, table);
  const known = new Set(textsUnder(identity.key, other));
  return texts.filter((text) => known.has(text)).length <= texts.length * MOST_AGAIN;
}

const namedIn = ({ columns }: ForeignTable): ForeignColumn[] =>
  columns.filter(({ isNamed }) => isNamed);

const isIdentity = ({ key }: ForeignColumn): boolean =>
  ['code', 'name', 'description'].includes(sayingsOf(key)[0] ?? '');

function textsUnder(key: string, { columns, rows }: ForeignTable): string[] {
  const place = columns.find((column) => column.key === key)?.place ?? -1;
  return rows.map((row) => row.at(place).toLowerCase()).filter((text) => text !== '');
}

/** Tables with the columns of all of them, those of the first one first. */
export function withAllColumns(tables: readonly ForeignTable[]): ForeignTable[] {
  const columns = new Map<string, ForeignColumn>();
  for (const table of tables) {
    for (const column of table.columns) {
      if (!columns.has(column.key)) columns.set(column.key, { ...column, place: columns.size });
    }
  }
  const all = [...columns.values()];
  return tables.map((table) => {
    const own = new Map(table.columns.map(({ key, place }) => [key, place]));
    const from = all.map(({ key }) => own.get(key) ?? -1);
    return { ...table, columns: all, rows: table.rows.map((row) => withPlaces(row, from)) };
  });
}

/** A row whose texts stand at other places; the one of a group, where no column is, behind all others. */
function withPlaces(row: ForeignRow, from: readonly number[]): ForeignRow {
  const { sheet, cell, only } = row;
  const places = only && !from.includes(only.place) ? [...from, only.place] : from;
  return {
    sheet,
    cell,
    get: (heading) => row.get(heading),
    filled: () => row.filled(),
    at: (place) => row.at(places[place] ?? -1),
    ...(only && { only: { ...only, place: places.indexOf(only.place) } }),
  };
}
