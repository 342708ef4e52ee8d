import { eachNear, prepareNear, type NearTexts } from '../../../catalogue/search/nearTexts';
import { createOnce } from '../parts/lookUps';
import { createShelf } from '../parts/shelf';
import type { Database } from './database';
import { isKnown, isOf, type Revision } from './revisions';

/** Codes of so many slots are read at once: those of more take longer than a statement may on a busy server. */
const SLOTS_AT_ONCE = 10_000;
/** The nearest that are looked at. */
const MAX_NEAR = 500;

/** Of a code: the slot of its product, and its number among the codes of that. */
export interface CodeKey {
  slot: number;
  number: number;
}

interface AllCodes {
  slots: readonly number[];
  numbers: readonly number[];
  near: () => NearTexts;
}

/**
 * Finds codes that have at most so many slips. The endpoint compares all of them itself, in a tenth of a second for a
 * million: PostgreSQL would have to fetch each one that has any part in common, from all over its table.
 */
export type FindNearCodes = (text: string, most: number) => Promise<CodeKey[]>;

/** Reads all codes, so that no question waits for them; if that fails now, the first that needs them tries again. */
export async function openNearCodes(
  database: Database,
  { schema, revision }: Revision,
): Promise<FindNearCodes> {
  const keep = createOnce(createShelf(Infinity));
  const read = () =>
    keep('codes', async () => ({ value: await readCodes(database, schema, revision), bytes: 0 }));
  await read().catch(() => {});
  return async (text, most) => {
    const { slots, numbers, near } = await read();
    const found: { at: number; distance: number }[] = [];
    eachNear(near(), text, most, (at, distance) => found.push({ at, distance }));
    return found
      .toSorted((a, b) => a.distance - b.distance || (slots[a.at] ?? 0) - (slots[b.at] ?? 0))
      .slice(0, MAX_NEAR)
      .map(({ at }) => ({ slot: slots[at] ?? 0, number: numbers[at] ?? 0 }));
  };
}

async function readCodes(database: Database, schema: string, revision: number): Promise<AllCodes> {
  const slots: number[] = [];
  const numbers: number[] = [];
  const texts: string[] = [];
  const [last] = await database.read<{ slot: number | null }>(
    `select max(slot) as slot from ${schema}.codes where ${isKnown(schema, '$1')}`,
    [revision],
  );
  // One text instead of a million rows, which would take longer to be read.
  const sql = `select string_agg(slot || ' ' || number || ' ' || squashed, E'\\n') as found
    from ${schema}.codes where slot >= $2 and slot < $3 and not is_id
      and ${isOf('$1')} and ${isKnown(schema, '$1')}`;
  for (let from = 0; from <= (last?.slot ?? -1); from += SLOTS_AT_ONCE) {
    const [row] = await database.read<{ found: string | null }>(sql, [
      revision,
      from,
      from + SLOTS_AT_ONCE,
    ]);
    for (const line of row?.found?.split('\n') ?? []) {
      const [slot = '', number = '', text = ''] = line.split(' ');
      slots.push(Number(slot));
      numbers.push(Number(number));
      texts.push(text);
    }
  }
  return { slots, numbers, near: prepareNear(() => texts) };
}
