import type { Database } from './database';
import {
  createOnce,
  ENTRY_BYTES,
  type CodeLookUp,
  type FoundCode,
  type FoundTerm,
  type LookUps,
  type TermLookUp,
} from '../parts/lookUps';
import { createShelf, type Shelf } from '../parts/shelf';
import { toCode, type CodeRow, type FindCodes } from './codes';
import { unpackPostings } from './postings';
import type { Revision } from './revisions';
import type { Slots } from './slots';
import { codesStatement, termsStatement } from './statements';

/** In bytes: what most questions of an hour need, also of a million products. */
const SHELF_BYTES = 256_000_000;
/** Of a code, roughly, in bytes. */
const CODE_BYTES = 150;
/** Of one product in postings. */
const POSTING_BYTES = 5;

/** Opens the tables of a catalogue. */
export function openLookUps(
  database: Database,
  { schema, revision }: Revision,
  { slots, findCodes }: { slots: Slots; findCodes: FindCodes },
): LookUps {
  const shelf = createShelf(SHELF_BYTES);
  const makeCode = toCode(slots);
  const codesAlike = async (texts: readonly string[]): Promise<FoundCode[][]> => {
    const found = texts.map((): FoundCode[] => []);
    if (texts.length === 0) return found;
    const rows = await database.read<CodeRow & { n: string }>(codesStatement(schema), [
      texts,
      revision,
    ]);
    for (const { n, ...row } of rows) found[Number(n) - 1]?.push(makeCode(row));
    return found;
  };
  return {
    terms: (asked) =>
      all(shelf, 'term', asked, {
        look: async (missing) => {
          const rows = await database.read<{ n: string; term: string; postings: Buffer }>(
            termsStatement(schema),
            [...parametersOf(missing), revision],
          );
          const found = missing.map((): FoundTerm[] => []);
          for (const { n, term, postings } of rows)
            found[Number(n) - 1]?.push({
              term,
              postings: slots.postings(unpackPostings(postings)),
            });
          return found;
        },
        bytesOf: ({ postings }) => ENTRY_BYTES + postings.products.length * POSTING_BYTES,
      }),
    codes: (asked) =>
      all(shelf, 'code', asked, {
        look: async (missing) => {
          const whole = missing.filter(({ kind }) => kind === 'alike');
          const [alike, others] = await Promise.all([
            codesAlike(whole.map(({ text }) => text)),
            Promise.all(missing.map(async (one) => (one.kind === 'alike' ? [] : findCodes(one)))),
          ]);
          return missing.map((one, n) =>
            one.kind === 'alike' ? (alike[whole.indexOf(one)] ?? []) : (others[n] ?? []),
          );
        },
        bytesOf: () => CODE_BYTES,
      }),
    once: createOnce(shelf),
  };
}

type LookUp = TermLookUp | CodeLookUp;

const parametersOf = (asked: readonly TermLookUp[]): unknown[] => [
  asked.map(({ kind }) => kind),
  asked.map(({ text }) => text),
  asked.map(({ most = 0 }) => most),
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
