import { createHash } from 'node:crypto';
import type { SearchSource } from '../../../catalogue/search/searchTypes';

/** What a field of a row may be; null for none. */
export type Field = string | number | boolean | Buffer | null;

/** A table by its name, its columns in the order of the fields, and its rows. */
export interface Table {
  name: string;
  columns: string;
  rows: Iterable<readonly Field[]>;
}

/** The slot of a product, by its place in the source: at first they are the same. */
export type SlotOf = (place: number) => number;
/** See `SlotOf`. */
export const SAME: SlotOf = (place) => place;

/** The names of categories by their ids. */
export const namesOf = ({ categories }: Pick<SearchSource, 'categories'>) =>
  new Map(categories.map(({ id, name }) => [id, name]));

/** In characters of base64: a hundred bits. */
const STAMP_LENGTH = 17;

/** The same for the same value. */
export const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, STAMP_LENGTH);
