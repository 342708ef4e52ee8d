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
import type { CodeKey, FindNearCodes } from './nearCodes';
import { unpackPostings } from './postings';
import type { Revision } from './revisions';
import type { Slots } from './slots';
import { codesByKey, codesStatement, termsStatement } from './statements';

/** In bytes: what most questions of an hour need, also of a million products. */
const SHELF_BYTES = 256_000_000;
/** Of a code, roughly, in bytes. */
const CODE_BYTES = 150;
/** Of one product in postings. */
const POSTING_BYTES = 5;

/** More codes than any product has with those of its sizes, so that product and code are one number. */
const MAX_CODES = 2 ** 20;

/** A row of the table of codes. */
type CodeRow = Omit<FoundCode, 'place' | 'product'> & CodeKey;

/** Opens the tables of a catalogue. */
export function openLookUps(
  database: Database,
  { schema, revision }: Revision,
  { slots, findNear }: { slots: Slots; findNear: FindNearCodes },
): LookUps {
  const shelf = createShelf(SHELF_BYTES);
  const toCode = ({ slot, number, ...code }: CodeRow): FoundCode => {
    const product = slots.placeOf(slot);
    return { ...code, product, place: product * MAX_CODES + number };
  };
  const lookUpCodes = async (asked: readonly CodeLookUp[]): Promise<FoundCode[][]> => {
    const found = asked.map((): FoundCode[] => []);
    if (asked.every(({ kind }) => kind === 'near')) return found;
    const rows = await database.read<CodeRow & { n: string }>(codesStatement(schema), [
      ...parametersOf(asked.map(bounded)),
      revision,
    ]);
    for (const { n, ...row } of rows) found[Number(n) - 1]?.push(toCode(row));
    return found;
  };
  const nearTo = async ({ kind, text, most = 0 }: CodeLookUp): Promise<FoundCode[]> => {
    if (kind !== 'near') return [];
    const keys = await findNear(text, most);
    const rows = await database.read<CodeRow>(codesByKey(schema), [
      keys.map(({ slot }) => slot),
      keys.map(({ number }) => number),
      revision,
    ]);
    return rows.map(toCode);
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
        look: (missing) =>
          Promise.all([lookUpCodes(missing), ...missing.map(nearTo)]).then(([found, ...near]) =>
            missing.map(({ kind }, n) => (kind === 'near' ? near[n] : found[n]) ?? []),
          ),
        bytesOf: () => CODE_BYTES,
      }),
    once: createOnce(shelf),
  };
}

/** In characters: for shorter parts, PostgreSQL would read its whole index, which takes seconds for a million. */
const MIN_PART = 3;

/** A part that is too short is looked for with its zeros, or at the beginning of codes; elsewhere, terms have it. */
function bounded(
  asked: CodeLookUp,
): CodeLookUp | (Omit<CodeLookUp, 'kind'> & { kind: 'withZeros' }) {
  const { kind, text, part = '' } = asked;
  if (kind === 'within' && text.length < MIN_PART)
    return { ...asked, kind: part.length < MIN_PART ? 'beginning' : 'withZeros' };
  return asked;
}

type LookUp = TermLookUp | CodeLookUp;

const parametersOf = (
  asked: readonly { kind: string; text: string; most?: number; part?: string }[],
): unknown[] => [
  asked.map(({ kind }) => kind),
  asked.map(({ text }) => text),
  asked.map(({ most = 0 }) => most),
  asked.map(({ part = '' }) => part),
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
