import { eachNear, prepareNear, type NearTexts } from '../../../catalogue/search/nearTexts';
import { createOnce, type CodeLookUp, type FoundCode } from '../parts/lookUps';
import { createShelf } from '../parts/shelf';
import type { Database } from './database';
import { flatTexts, type FlatTexts } from './flatTexts';
import { isKnown, isOf, type Revision } from './revisions';
import type { Slots } from './slots';

/** Codes of so many slots are read at once: those of more take longer than a statement may on a busy server. */
const SLOTS_AT_ONCE = 10_000;
/** The nearest that are looked at. */
const MAX_NEAR = 500;
/** In characters: what is shorter stands within too many codes. */
const MIN_PART = 3;
/** Of codes that have a part, the others are left out. What is met as a whole is looked up by itself. */
const MAX_HELD = 2000;
/** More codes than any product has with those of its sizes, so that product and code are one number. */
const MAX_CODES = 2 ** 20;

/** A code by its row: the slot of its product, and its number among the codes of that. */
export interface CodeRow extends Omit<FoundCode, 'place' | 'product'> {
  slot: number;
  number: number;
}

/** Makes a code of its row. */
export const toCode =
  (slots: Slots) =>
  ({ slot, number, ...code }: CodeRow): FoundCode => {
    const product = slots.placeOf(slot);
    return { ...code, product, place: product * MAX_CODES + number };
  };

/** All codes but ids, in the order of their slots. */
interface AllCodes {
  slots: Uint32Array;
  numbers: Uint32Array;
  isOwn: Uint8Array;
  plain: FlatTexts;
  bare: FlatTexts;
  squashed: FlatTexts;
  near: () => NearTexts;
}

/** Finds codes by a part of them, their beginning, or with slips: see `CodeLookUp`. */
export type FindCodes = (asked: CodeLookUp) => Promise<FoundCode[]>;

/**
 * Reads all codes, so that no question waits for them; if that fails now, the first that needs them tries again. The
 * endpoint looks through them itself, in some ten milliseconds for a million: PostgreSQL would have to fetch each one that
 * is found, or for slips has any part in common, from all over its table.
 */
export async function openCodes(
  database: Database,
  { schema, revision }: Revision,
  slots: Slots,
): Promise<FindCodes> {
  const keep = createOnce(createShelf(Infinity));
  const read = () =>
    keep('codes', async () => ({ value: await readCodes(database, schema, revision), bytes: 0 }));
  await read().catch(() => {});
  const make = toCode(slots);
  return async (asked) => {
    const codes = await read();
    return placesOf(codes, asked).map((at) =>
      make({
        slot: codes.slots[at] ?? 0,
        number: codes.numbers[at] ?? 0,
        plain: codes.plain.at(at),
        isOwn: codes.isOwn[at] === 1,
        isId: false,
      }),
    );
  };
}

function placesOf(codes: AllCodes, { kind, text, part = '', most = 0 }: CodeLookUp): number[] {
  if (kind === 'near') return nearestTo(codes, text, most);
  if (kind === 'within' && text.length >= MIN_PART) return codes.bare.holding(text, MAX_HELD);
  // A part that is too short is looked for with its zeros, or at the beginning of codes; elsewhere, terms have it.
  if (kind === 'within' && part.length >= MIN_PART) return codes.squashed.holding(part, MAX_HELD);
  return codes.bare.beginningWith(text, MAX_HELD);
}

function nearestTo({ slots, near }: AllCodes, text: string, most: number): number[] {
  const found: { at: number; distance: number }[] = [];
  eachNear(near(), text, most, (at, distance) => found.push({ at, distance }));
  return found
    .toSorted((a, b) => a.distance - b.distance || (slots[a.at] ?? 0) - (slots[b.at] ?? 0))
    .slice(0, MAX_NEAR)
    .map(({ at }) => at);
}

/** Each column of the codes of some slots as one text, instead of a million rows, which would take longer to be read. */
interface Piece {
  count: number;
  slots: string;
  numbers: string;
  own: string;
  plain: string;
  bare: string;
  squashed: string;
}

const joined = (column: string, separator: string) => `string_agg(${column}, E'${separator}')`;

async function readCodes(database: Database, schema: string, revision: number): Promise<AllCodes> {
  const [last] = await database.read<{ slot: number | null }>(
    `select max(slot) as slot from ${schema}.codes where ${isKnown(schema, '$1')}`,
    [revision],
  );
  // Put in order once, for all columns: each of them with an order of its own would sort as many times.
  const sql = `select count(*)::int as count, ${joined('slot::text', ' ')} as slots, ${joined('number::text', ' ')} as numbers,
      ${joined("case when is_own then '1' else '0' end", '')} as own, ${joined('plain', String.raw`\n`)} as plain,
      ${joined('bare', String.raw`\n`)} as bare, ${joined('squashed', String.raw`\n`)} as squashed
    from (select * from ${schema}.codes where slot >= $2 and slot < $3 and not is_id
      and ${isOf('$1')} and ${isKnown(schema, '$1')} order by slot, number) as ordered
    having count(*) > 0`;
  const pieces: Piece[] = [];
  for (let from = 0; from <= (last?.slot ?? -1); from += SLOTS_AT_ONCE)
    pieces.push(...(await database.read<Piece>(sql, [revision, from, from + SLOTS_AT_ONCE])));
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const numbersOf = (column: 'slots' | 'numbers' | 'own', separator: string) => {
    const numbers = new Uint32Array(count);
    let next = 0;
    for (const piece of pieces)
      for (const text of piece[column].split(separator)) {
        numbers[next] = Number(text);
        next += 1;
      }
    return numbers;
  };
  const slots = numbersOf('slots', ' ');
  const flat = (column: 'plain' | 'bare' | 'squashed') =>
    flatTexts(
      pieces.map((piece) => piece[column]),
      count,
    );
  const squashed = flat('squashed');
  return {
    slots,
    numbers: numbersOf('numbers', ' '),
    isOwn: Uint8Array.from(numbersOf('own', '')),
    plain: flat('plain'),
    bare: flat('bare'),
    squashed,
    near: prepareNear(() => Array.from(slots, (_, at) => squashed.at(at))),
  };
}
