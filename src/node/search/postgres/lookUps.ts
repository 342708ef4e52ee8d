import type { Database } from './database';
import { unpackPostings, type Postings } from './postings';
import { createShelf, type Shelf } from './shelf';
import { codesStatement, termsStatement } from './statements';

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
 * How codes are looked up: by what makes them alike, by a beginning or a part of what is bare, or with slips, where a
 * `part` of them is as it should be.
 */
export interface CodeLookUp {
  kind: 'alike' | 'beginning' | 'within' | 'nearBeginning' | 'nearWithin' | 'nearEnd';
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
  is_own: boolean;
  is_id: boolean;
}

/** What a catalogue's tables are asked for. What was asked last is kept. */
export interface LookUps {
  terms: (asked: readonly TermLookUp[]) => Promise<FoundTerm[][]>;
  codes: (asked: readonly CodeLookUp[]) => Promise<FoundCode[][]>;
  /** Anything else, by a key of its own. */
  once: <T>(key: string, look: () => Promise<{ value: T; bytes: number }>) => Promise<T>;
}

/** In bytes: what most questions of an hour need, also of a million products. */
const SHELF_BYTES = 256_000_000;
/** Of an entry besides what it holds, roughly, and of a code, in bytes. */
const ENTRY_BYTES = 200;
const CODE_BYTES = 150;
/** Of one product in postings. */
const POSTING_BYTES = 5;

/** Opens the tables of a catalogue. */
export function openLookUps(database: Database, schema: string): LookUps {
  const shelf = createShelf(SHELF_BYTES);
  const coming = new Map<string, Promise<unknown>>();
  return {
    terms: (asked) =>
      all(shelf, 'term', asked, {
        look: async (missing) => {
          const rows = await database.read<{ n: string; term: string; postings: Buffer }>(
            termsStatement(schema),
            parametersOf(missing),
          );
          const found = missing.map((): FoundTerm[] => []);
          for (const { n, term, postings } of rows)
            found[Number(n) - 1]?.push({ term, postings: unpackPostings(postings) });
          return found;
        },
        bytesOf: ({ postings }) => ENTRY_BYTES + postings.products.length * POSTING_BYTES,
      }),
    codes: (asked) =>
      all(shelf, 'code', asked, {
        look: async (missing) => {
          const rows = await database.read<{ n: string } & FoundCode>(
            codesStatement(schema),
            parametersOf(missing),
          );
          const found = missing.map((): FoundCode[] => []);
          for (const { n, ...code } of rows) found[Number(n) - 1]?.push(code);
          return found;
        },
        bytesOf: () => CODE_BYTES,
      }),
    async once<T>(key: string, look: () => Promise<{ value: T; bytes: number }>) {
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
    },
  };
}

type LookUp = TermLookUp | CodeLookUp;

const parametersOf = (asked: readonly LookUp[]): unknown[] => [
  asked.map(({ kind }) => kind),
  asked.map(({ text }) => text),
  asked.map(({ most = 0 }) => most),
  asked.map((one) => ('part' in one ? one.part : '')),
];

/** What is not on the shelf is looked up in one statement. */
async function all<L extends LookUp, Found>(
  shelf: Shelf,
  what: string,
  asked: readonly L[],
  {
    look,
    bytesOf,
  }: { look: (missing: L[]) => Promise<Found[][]>; bytesOf: (one: Found) => number },
): Promise<Found[][]> {
  const keys = asked.map((one) => `${what} ${JSON.stringify(one)}`);
  const known = keys.map((key) => shelf.get(key) as Found[] | undefined);
  const missing = asked.flatMap((one, n) => (known[n] ? [] : [{ one, n }]));
  const found = missing.length > 0 ? await look(missing.map(({ one }) => one)) : [];
  missing.forEach(({ n }, at) => {
    const rows = found[at] ?? [];
    known[n] = rows;
    const bytes = rows.reduce((sum, one) => sum + bytesOf(one), ENTRY_BYTES);
    shelf.put(keys[n] ?? '', rows, bytes);
  });
  return known.map((rows) => rows ?? []);
}
