import type { Postings } from './postings';
import type { Shelf } from './shelf';

/** How terms are looked up: as they are, by their beginning, by a part of them, or with slips. */
export interface TermLookUp {
  kind: 'exact' | 'beginning' | 'within' | 'near';
  text: string;
  /** Slips that it may have. */
  most?: number;
}

/** A term that was found; those of a beginning that many have come as one (see `beginnings`). */
export interface FoundTerm {
  term: string;
  postings: Postings;
}

/**
 * How codes are looked up: by what makes them alike, by a beginning or a part of what is bare (`part` is the same with its
 * zeros), or with slips.
 */
export interface CodeLookUp {
  kind: 'alike' | 'beginning' | 'within' | 'near';
  text: string;
  most?: number;
  part?: string;
}

/** A code that was found. */
export interface FoundCode {
  /** Its place among all codes. */
  place: number;
  product: number;
  plain: string;
  isOwn: boolean;
  isId: boolean;
}

/** What a catalogue is asked for. What was asked last is kept. */
export interface LookUps {
  terms: (asked: readonly TermLookUp[]) => Promise<FoundTerm[][]>;
  codes: (asked: readonly CodeLookUp[]) => Promise<FoundCode[][]>;
  /** Anything else, by a key of its own. */
  once: <T>(key: string, look: () => Promise<{ value: T; bytes: number }>) => Promise<T>;
}

/** Of an entry besides what it holds, roughly, in bytes. */
export const ENTRY_BYTES = 200;

/** Puts what was looked up once on a shelf; who asks meanwhile gets the same. */
export function createOnce(shelf: Shelf): LookUps['once'] {
  const coming = new Map<string, Promise<unknown>>();
  return async <T>(key: string, look: () => Promise<{ value: T; bytes: number }>) => {
    const known = shelf.get(key) ?? coming.get(key);
    if (known !== undefined) return known as T | Promise<T>;
    const answer = look()
      .then(({ value, bytes }) => {
        shelf.put(key, value, ENTRY_BYTES + bytes);
        return value;
      })
      .finally(() => coming.delete(key));
    coming.set(key, answer);
    return answer;
  };
}
