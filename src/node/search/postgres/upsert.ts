import type { IndexedProduct, SearchSource } from '../../../catalogue/search/searchTypes';
import { changesTo, type Changes, type KnownProduct } from './changes';
import { columnsOf } from './columnRows';
import { copy, type Target } from './copy';
import { packPostings, unpackPostings } from './postings';
import { isOf, LAST_REVISION, type Base } from './revisions';
import { beginningTable, codeTable, orderTable, productTable, termRow, termTable } from './rows';
import { packSlots } from './slots';
import { namesOf, type Field, type SlotOf, type Table } from './table';
import { KEYS } from './tables';
import { differing, weightsOf, weightsOfBeginnings, withWeights, type Weights } from './weights';

/** Of all products: if more have changed since all were loaded, loading all is faster, and leaves no rows of before. */
const MAX_CHANGED = 0.2;

/** What a load that goes on from a revision has come to. */
export type Upserted = Pick<Base, 'slots' | 'changed'>;

/** A schema, the revision that it goes on from, and the one that is made. */
interface Step extends Target {
  base: Base;
  source: SearchSource;
  changes: Changes;
  /** Packed. */
  slots: Buffer | null;
}

/**
 * Writes what a catalogue has that the newest revision has not, as rows of the next one. Rows of before only get their
 * end, so that who reads an earlier revision sees nothing of it.
 * @param target With the number of the next revision.
 * @returns Undefined if so much has changed that all should be loaded.
 */
export async function upsert(
  target: Target,
  base: Base,
  source: SearchSource,
): Promise<Upserted | undefined> {
  const { client, schema } = target;
  const known = await client.query<KnownProduct>(
    `select slot, id, stamp from ${schema}.products where ${isOf('$1')}`,
    [base.revision],
  );
  const changes = changesTo(known.rows, source);
  const changed =
    base.changed +
    new Set([...changes.ended, ...changes.begun.map((at) => changes.slots[at])]).size;
  if (changed > source.products.length * MAX_CHANGED) return undefined;
  const step = { ...target, base, source, changes, slots: packSlots(changes.slots) };
  const before = await productsBefore(step);
  await upsertProducts(step, before);
  if (hasChanged(step, before, facetsOf)) await upsertColumns(step);
  if (hasChanged(step, before, orderedBy)) await upsertOrders(step);
  return { slots: step.slots, changed };
}

/** What properties are made from, and what products are ordered by: if neither has changed, it need not be made. */
type Reading = (product: IndexedProduct, categoryNames: ReadonlyMap<string, string>) => unknown;
const facetsOf: Reading = ({ categories, brand, status, specifications }, names) => [
  categories.map((id) => [id, names.get(id)]),
  brand,
  status,
  specifications,
];
const orderedBy: Reading = ({ name, code }) => [name, code];

/** Whether products read differently than before, or stand in another order. */
function hasChanged(
  { base, source, changes, slots }: Step,
  before: Before,
  reading: Reading,
): boolean {
  const isInOrder =
    base.products === source.products.length &&
    (slots === null ? base.slots === null : base.slots?.equals(slots) === true);
  if (!isInOrder) return true;
  const names = namesOf(before.source);
  const was = new Map(
    before.source.products.map((one, at) => [
      before.slotOf(at),
      JSON.stringify(reading(one, names)),
    ]),
  );
  const namesNow = namesOf(source);
  return changes.begun.some((place) => {
    const product = source.products[place];
    const slot = changes.slots[place] ?? 0;
    return product && was.get(slot) !== JSON.stringify(reading(product, namesNow));
  });
}

/** Products, their codes, and the terms that are found in them. */
async function upsertProducts(step: Step, before: Before): Promise<void> {
  const { source, changes } = step;
  const after = { ...source, products: changes.begun.flatMap((at) => source.products[at] ?? []) };
  const slotsAfter = changes.begun.map((at) => changes.slots[at] ?? 0);
  const slotAfter = (at: number) => slotsAfter[at] ?? 0;
  await end(step, 'products', changes.ended);
  await copy(step, productTable(after, slotAfter));
  await end(step, 'codes', changes.ended);
  await copy(step, codeTable(after, slotAfter));
  const was = weightsOf(before.source, before.slotOf);
  const is = weightsOf(after, slotAfter);
  await upsertPostings(step, { name: 'terms', key: 'term' }, differing(was, is), (rows) =>
    termTable(rows.map(([term, postings]) => termRow(term, postings))),
  );
  const beginnings = await beginningsOf(step);
  const ofBeginnings = (weights: Weights) => weightsOfBeginnings(weights, beginnings);
  await upsertPostings(
    step,
    { name: 'beginnings', key: 'beginning' },
    differing(ofBeginnings(was), ofBeginnings(is)),
    beginningTable,
  );
}

/** The products of the revision before whose rows end, with all that they were found by. */
interface Before {
  source: SearchSource;
  slotOf: SlotOf;
}

async function productsBefore({ client, schema, base, source, changes }: Step): Promise<Before> {
  const { rows } = await client.query<{
    slot: number;
    product: IndexedProduct;
    description: string | null;
  }>(
    `select slot, product, description from ${schema}.products where slot = any($2) and ${isOf('$1')}`,
    [base.revision, changes.ended],
  );
  const products = rows.map(({ product, description }) =>
    description === null ? product : { ...product, description },
  );
  return {
    source: { ...source, categories: base.categories, products },
    slotOf: (at: number) => rows[at]?.slot ?? 0,
  };
}

async function beginningsOf({ client, schema, base }: Step): Promise<Set<string>> {
  const { rows } = await client.query<{ beginning: string }>(
    `select beginning from ${schema}.beginnings where ${isOf('$1')}`,
    [base.revision],
  );
  return new Set(rows.map(({ beginning }) => beginning));
}

/** Terms, or beginnings, in which products have changed. */
async function upsertPostings(
  step: Step,
  { name, key }: { name: 'terms' | 'beginnings'; key: string },
  changed: Weights,
  tableOf: (rows: [text: string, postings: Buffer][]) => Table,
): Promise<void> {
  const { client, schema, base } = step;
  const texts = [...changed.keys()];
  const { rows } = await client.query<{ text: string; postings: Buffer }>(
    `select ${key} as text, postings from ${schema}.${name} where ${key} = any($2) and ${isOf('$1')}`,
    [base.revision, texts],
  );
  const before = new Map(rows.map(({ text, postings }) => [text, postings]));
  const written = texts.flatMap((text): [string, Buffer][] => {
    const postings = unpackPostings(before.get(text) ?? Buffer.alloc(0));
    const after = withWeights(postings, changed.get(text) ?? new Map());
    return after.products.length === 0 ? [] : [[text, packPostings(after)]];
  });
  await end(step, name, texts);
  await copy(step, tableOf(written));
}

/** Properties are read of all products: their order of values, units and ranges come from all. */
async function upsertColumns(step: Step): Promise<void> {
  const { client, schema, base, source, changes } = step;
  const { rows } = await client.query<{ key: string; stamp: string }>(
    `select key, stamp from ${schema}.columns where ${isOf('$1')}`,
    [base.revision],
  );
  const left = new Map(rows.map(({ key, stamp }) => [key, stamp]));
  const written: Table[] = [];
  for (const { key, stamp, tables } of columnsOf(source, (place) => changes.slots[place] ?? 0)) {
    if (left.get(key) === stamp) left.delete(key);
    else written.push(...tables);
  }
  for (const name of ['columns', 'values'] as const) await end(step, name, [...left.keys()]);
  for (const table of written) await copy(step, table);
}

async function upsertOrders(step: Step): Promise<void> {
  const { client, schema, base, source } = step;
  const { rows } = await client.query<{ key: string; ranks: Buffer }>(
    `select key, ranks from ${schema}.orders where ${isOf('$1')}`,
    [base.revision],
  );
  const before = new Map(rows.map(({ key, ranks }) => [key, ranks]));
  const table = orderTable(source);
  const written = [...table.rows].filter(
    ([key, ranks]) => !before.get(String(key))?.equals(ranks as Buffer),
  );
  await end(
    step,
    'orders',
    written.map(([key]) => String(key)),
  );
  await copy(step, { ...table, rows: written satisfies (readonly Field[])[] });
}

/** Ends rows of before. */
async function end(
  { client, schema, revision }: Step,
  name: keyof typeof KEYS,
  keys: readonly (string | number)[],
): Promise<void> {
  const [key] = KEYS[name].split(',');
  await client.query(
    `update ${schema}.${name} set until = $1 where ${key} = any($2) and until = ${LAST_REVISION}`,
    [revision, keys],
  );
}
