import type { DeskProduct, Doubt, ReadInquiry, ReadLine } from './types';

/** A row of the table: what came, what is meant, what it costs. */
export interface DeskRow {
  /** Unique in its inquiry. */
  key: string;
  /** As it came; '' for a row that was added here. */
  said: string;
  code: string;
  name: string;
  /** '' for what is sold singly. */
  unit: string;
  /** Undefined until it is certain. */
  quantity: number | undefined;
  /** Of one unit; undefined until somebody enters it. */
  price: number | undefined;
  /** In percent. */
  discount: number;
  /** The product's id, if it is in the catalogue. */
  product: string | undefined;
  candidates: readonly DeskProduct[];
  doubts: readonly Doubt[];
  /** True for a row that was added here: the customer has not asked for it. */
  isAdded: boolean;
  /** Whether somebody has marked it, to come back to it. */
  isMarked?: boolean | undefined;
  /** The technical data of the product in one line. */
  specifications?: string | undefined;
  /** Of a size: the end of the address where it is on the page of its product. */
  page?: string | undefined;
  /** What a spreadsheet of ours says of it: how many there are, how long they take, the supplier's code. */
  stock?: string | undefined;
  delivery?: string | undefined;
  supplierCode?: string | undefined;
  /** The id of the branch that answers it; absent until somebody splits the inquiry. */
  branch?: string | undefined;
}

/** An inquiry that is being answered. */
export interface DeskInquiry {
  /** Unique on this machine. */
  id: string;
  /** When it was read, as an ISO date. */
  since: string;
  customer: string;
  reference: string;
  note: string;
  faults: ReadInquiry['faults'];
  rows: readonly DeskRow[];
}

/** The row of a line as it was read. */
export function rowOf(line: ReadLine, key: string): DeskRow {
  const { product, said, quantity, candidates, doubts } = line;
  return {
    key,
    said,
    code: product ? codeOf(product) : (line.code ?? '').toUpperCase(),
    name: product?.name ?? line.name ?? said,
    unit: product?.unit ?? '',
    quantity,
    price: undefined,
    discount: 0,
    product: product?.id,
    specifications: product?.specifications,
    page: product?.page,
    candidates,
    doubts,
    isAdded: false,
  };
}

/** The code as it is printed. */
export const codeOf = ({ code, id }: DeskProduct): string => code ?? id.toUpperCase();

/** The end of the address of its product's page; undefined while no product is certain. */
export const productPage = ({ page, product }: DeskRow): string | undefined =>
  page ?? (product && encodeURIComponent(product));

/** The row of a product that is added here. */
export function addedRow(product: DeskProduct, key: string): DeskRow {
  const line = { said: '', quantity: 1, product, candidates: [], doubts: [] };
  return { ...rowOf(line, key), isAdded: true };
}

/** Doubts that a choice of the product settles. */
const OF_THE_PRODUCT: ReadonlySet<Doubt['kind']> = new Set(['unsure', 'similar', 'twins']);

/** A row once somebody has said which product is meant. */
export function chosenRow(row: DeskRow, product: DeskProduct): DeskRow {
  const { id, name, unit = '', specifications, page } = product;
  const doubts = row.doubts.filter(({ kind }) => !OF_THE_PRODUCT.has(kind));
  return {
    ...row,
    product: id,
    code: codeOf(product),
    name,
    unit,
    specifications,
    page,
    doubts,
  };
}

/** A row once somebody has entered its quantity: no doubt about that is left. */
export function countedRow(row: DeskRow, quantity: number | undefined): DeskRow {
  const doubts = row.doubts.filter(({ kind }) => kind !== 'quantity' && kind !== 'link-differs');
  return { ...row, quantity, doubts: quantity ? doubts : row.doubts };
}

/**
 * The rows with one of them in two, so that two branches can answer it: the second is the same without a quantity,
 * because only a person knows how many each has.
 */
export function splitRow(rows: readonly DeskRow[], row: DeskRow, key: string): DeskRow[] {
  const second: DeskRow = { ...row, key, quantity: undefined, branch: undefined };
  return rows.flatMap((one) => (one === row ? [one, second] : [one]));
}

/** An inquiry as it was read, ready to be answered. */
export function deskInquiry(read: ReadInquiry, id: string, now: Date): DeskInquiry {
  const { name, company, town, purpose } = read.about;
  const who = [name ?? read.sender, company, town].filter(Boolean).join(', ');
  return {
    id,
    since: now.toISOString(),
    customer: who,
    reference: read.reference ?? '',
    note: [purpose, read.note, read.source].filter(Boolean).join('\n'),
    faults: read.faults,
    rows: read.lines.map((line, index) => rowOf(line, `${index}`)),
  };
}
