import { amountReader, type AmountReader } from './amountIn';
import { numberIn } from './numberIn';
import { codeKey, soundOf } from './plain';
import type { DeskInquiry, DeskRow } from './rows';

/** A cell of a spreadsheet: what it shows, and the number behind it, if it is one. */
export interface TableCell {
  text: string;
  number?: number | undefined;
}

/** A sheet of a spreadsheet. */
export interface PriceSheet {
  name: string;
  rows: readonly (readonly TableCell[])[];
}

/** What columns of a spreadsheet the desk uses; only the code has to be there. */
export const PRICE_FIELDS = [
  'code',
  'price',
  'discount',
  'stock',
  'delivery',
  'supplierCode',
] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** The headings of these columns, as the file writes them. */
export type PriceColumns = Partial<Record<PriceField, string>>;

/** What a spreadsheet says of a product. */
export type PriceLine = Pick<DeskRow, 'stock' | 'delivery' | 'supplierCode'> & {
  price?: number | undefined;
  discount?: number | undefined;
};

/** A spreadsheet as the desk uses it. */
export interface PriceList {
  /** By the code without case and signs. */
  lines: ReadonlyMap<string, PriceLine>;
  /** Codes that stand in several rows which say different things: none of them is used. */
  ambiguous: readonly string[];
  /** Codes whose price is no amount in the desk's currency. */
  unread: readonly string[];
}

/** In how many rows from the top headings are looked for: price lists begin with a title. */
const MAX_ROWS_TO_HEADINGS = 12;

/** What headings of price lists are usually called; the person at the desk confirms it once. */
const USUAL: Record<PriceField, RegExp> = {
  supplierCode: /supplier|vendor|manufacturer|maker|mpn/,
  code: /^(product |item |part |our |article |stock )?(code|sku|no|number|ref|reference|id)$|^(part|item|article|product)$|^sku/,
  discount: /discount|rebate|rabatt/,
  price: /price|unit cost|rate|preis|pris/,
  stock: /stock|on hand|available|quantity|qty|lager/,
  delivery: /delivery|lead time|days|weeks|eta/,
};

/** The row of headings: the first that has all known ones, or else the first that looks like one. */
export function headingsIn({ rows }: PriceSheet, known: PriceColumns): number {
  const top = rows.slice(0, MAX_ROWS_TO_HEADINGS);
  const wanted = Object.values(known);
  const hasAll = (row: readonly TableCell[]) =>
    wanted.length > 0 && wanted.every((heading) => placeOf(row, heading) !== -1);
  const first = top.findIndex(hasAll);
  if (first !== -1) return first;
  const guessed = top.findIndex((row) => guessedColumns(row).code !== undefined);
  return guessed === -1
    ? top.findIndex((row) => row.filter(({ text }) => text !== '').length > 1)
    : guessed;
}

/** Whether a sheet has the columns that somebody has chosen before. */
export function hasColumns(sheet: PriceSheet, columns: PriceColumns): boolean {
  const head = sheet.rows[headingsIn(sheet, columns)] ?? [];
  const wanted = Object.values(columns);
  return columns.code !== undefined && wanted.every((heading) => placeOf(head, heading) !== -1);
}

/** What the columns probably are, each heading once. */
export function guessedColumns(head: readonly TableCell[]): PriceColumns {
  const columns: PriceColumns = {};
  const taken = new Set<string>();
  for (const field of Object.keys(USUAL) as PriceField[]) {
    const heading = head.find(
      ({ text }) => text !== '' && !taken.has(text) && USUAL[field].test(soundOf(text)),
    );
    if (!heading) continue;
    columns[field] = heading.text;
    taken.add(heading.text);
  }
  return columns;
}

const placeOf = (head: readonly TableCell[], heading: string) =>
  head.findIndex(({ text }) => text !== '' && soundOf(text) === soundOf(heading));

/** Reads a sheet by these columns. */
export function priceListOf(sheet: PriceSheet, columns: PriceColumns, currency: string): PriceList {
  const headAt = headingsIn(sheet, columns);
  const head = sheet.rows[headAt] ?? [];
  const places = new Map(
    Object.entries(columns).map(([field, heading]) => [field, placeOf(head, heading)]),
  );
  const body = sheet.rows.slice(headAt + 1);
  const amountIn = amountReader(
    currency,
    body.map((row) => row[places.get('price') ?? -1]),
  );
  const lines = new Map<string, PriceLine>();
  const ambiguous = new Set<string>();
  const unread: string[] = [];
  for (const row of body) {
    const cell = (field: PriceField) => row[places.get(field) ?? -1];
    const code = cell('code')?.text.trim() ?? '';
    const key = codeKey(code);
    if (key === '') continue;
    const line = lineOf(cell, amountIn);
    if (line.price === undefined && (cell('price')?.text ?? '') !== '') unread.push(code);
    const other = lines.get(key);
    if (other && JSON.stringify(other) !== JSON.stringify(line)) ambiguous.add(code);
    lines.set(key, line);
  }
  for (const code of ambiguous) lines.delete(codeKey(code));
  return { lines, ambiguous: [...ambiguous], unread };
}

function lineOf(
  cell: (field: PriceField) => TableCell | undefined,
  amountIn: AmountReader,
): PriceLine {
  const text = (field: PriceField) => cell(field)?.text.trim() || undefined;
  return {
    price: amountIn(cell('price')),
    discount: percentIn(cell('discount')),
    stock: text('stock'),
    delivery: text('delivery'),
    supplierCode: text('supplierCode'),
  };
}

/** '5', '5 %', or a cell that shows 5 % and holds 0.05. */
function percentIn(cell: TableCell | undefined): number | undefined {
  if (!cell) return undefined;
  const { text, number } = cell;
  const percent =
    number === undefined
      ? numberIn(text.replace('%', ''), false, 100)
      : Number((text.includes('%') ? number * 100 : number).toPrecision(12));
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
}

/** A row with what a price list says of it. What somebody has entered stays. */
export function pricedRow(row: DeskRow, list: PriceList | undefined): DeskRow {
  const line = row.code === '' ? undefined : list?.lines.get(codeKey(row.code));
  if (!line) return row;
  return {
    ...row,
    price: row.price ?? line.price,
    discount: row.discount || (line.discount ?? 0),
    stock: line.stock ?? row.stock,
    delivery: row.delivery || line.delivery,
    supplierCode: line.supplierCode ?? row.supplierCode,
  };
}

/** An inquiry with what a price list says of its rows. */
export const priced = (inquiry: DeskInquiry, list: PriceList | undefined): DeskInquiry => ({
  ...inquiry,
  rows: inquiry.rows.map((row) => pricedRow(row, list)),
});
