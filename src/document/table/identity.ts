import { idFrom } from '../idFrom';
import type { Column } from './columns';

/** The columns that say which entry a row is about. */
export interface IdentityColumns {
  id: Column;
  /** What is printed on the entry; not every kind of entry has it. */
  code: Column | undefined;
}

type Cells = ReadonlyMap<Column, { text: string; cell: string }>;

/** The identity columns of entries: the first ones with an id and with a printed code. */
export function identityColumns(columns: readonly Column[]): IdentityColumns | undefined {
  const ofKind = (end: string) => columns.find(({ schema }) => schema['x-kind']?.endsWith(end));
  const id = ofKind('-id');
  return id && { id, code: ofKind('-code') };
}

/** Which entry a row is about. */
export interface Identity {
  id: string;
  /** The code as it is printed, where the id was made from it. */
  code?: string;
  /** The cell that says so: 'A7'. */
  cell: string;
}

/**
 * The id of a row: what its cell says, or what is made of its code. A code that is no id stays in `code`.
 * @returns Undefined for a row with neither.
 */
export function identityOf(cells: Cells, { id, code }: IdentityColumns): Identity | undefined {
  const [own, printed] = [cells.get(id), code && cells.get(code)];
  const said = own && own.text.trim() !== '' ? own : printed;
  const text = said?.text.trim() ?? '';
  if (!said || text === '') return undefined;
  // Not every kind of entry can keep what an id was made from.
  if (!code || isId(text, id)) return { id: text, cell: said.cell };
  return { id: idFrom(text), code: text, cell: said.cell };
}

function isId(text: string, { schema }: Column): boolean {
  return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
}

/** An id that none of the others is: 'a-1', 'a-1-2', 'a-1-3'. */
export function uniqueId(id: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${id}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}
