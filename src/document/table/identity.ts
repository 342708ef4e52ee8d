import { idFrom } from '../idFrom';
import type { Column } from './columns';
import { textIn, type RowOfTexts } from './row';

/** The columns that say which entry a row is about. */
export interface IdentityColumns {
  id: Column;
  /** What is printed on the entry; not every kind of entry has it. */
  code: Column | undefined;
}

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
  /** The place of the column that says so. */
  place: number;
}

/** Makes an id of a code, as far as it knows its letters: '' of one that it does not. */
export type ToId = (code: string) => string;

/**
 * A function that finds the id of a row: what its cell says, or what is made of its code. A code that is no id stays in
 * `code`. It finds nothing for a row with neither.
 */
export function identityReader(
  { id, code }: IdentityColumns,
  toId: ToId = idFrom,
): (row: RowOfTexts) => Identity | undefined {
  const pattern = id.schema.pattern === undefined ? undefined : new RegExp(id.schema.pattern, 'u');
  return (row) => {
    const own = textIn(row, id)?.trim() ?? '';
    const text = own === '' ? (textIn(row, code)?.trim() ?? '') : own;
    if (text === '') return undefined;
    const place = row.columns.indexOf(own === '' ? code : id);
    // Not every kind of entry can keep what an id was made from.
    if (!code || pattern?.test(text) !== false) return { id: text, place };
    return { id: toId(text), code: text, place };
  };
}

/** An id that none of the others is: 'a-1', 'a-1-2', 'a-1-3'. */
export function uniqueId(id: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${id}-${number}`;
    if (!isTaken(tried)) return tried;
  }
}
