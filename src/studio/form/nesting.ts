import type { Schema } from '../../document/schema/schema';
import { isRecord } from '../../document/isRecord';
import type { Operation } from '../../document/operation';

/** Lists whose entries may hold a list of entries of their kind: a menu with its dropdowns. */
export interface Nesting {
  /** The field with the inner list: 'submenu'. */
  field: string;
  /** The schemas of the entries of the outer list and of the inner one. */
  outer: Schema;
  inner: Schema;
}

/** The nesting of a list by the schema of its entries: an inner list is optional, and its entries need the same fields. */
export function nestingOf(outer: Schema): Nesting | undefined {
  const { properties = {}, required = [] } = outer;
  const needed = required.toSorted().join(' ');
  const found = Object.entries(properties).find(
    ([key, { items }]) =>
      items?.required?.toSorted().join(' ') === needed && !required.includes(key),
  );
  const inner = found?.[1].items;
  return found && inner && needed !== '' ? { field: found[0], outer, inner } : undefined;
}

/** Takes an entry of the outer list into the one before it, as its last. Undefined for one that holds others itself. */
export function moveInto(
  { field, inner }: Nesting,
  list: unknown,
  { at, index }: { at: string; index: number },
): { operations: Operation[]; to: string } | undefined {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  const [holder, entry] = [entries[index - 1], entries[index]];
  if (!isRecord(holder) || !isRecord(entry) || entry[field] !== undefined) return undefined;
  const held = holder[field];
  const target = `${at}/${index - 1}/${field}`;
  const value = fieldsOf(entry, inner);
  const operations: Operation[] = [
    Array.isArray(held)
      ? { op: 'insert', at: `${target}/-`, value }
      : { op: 'set', at: target, value: [value] },
    { op: 'remove', at: `${at}/${index}` },
  ];
  return { operations, to: `${target}/${Array.isArray(held) ? held.length : 0}` };
}

/** Takes an entry of an inner list out of it, behind the entry that held it. An inner list that is left empty goes. */
export function moveOut(
  { field, outer }: Nesting,
  list: unknown,
  { at, index, holder }: { at: string; index: number; holder: number },
): { operations: Operation[]; to: string } | undefined {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  const entry = entries[index];
  if (!isRecord(entry)) return undefined;
  const from = `${at}/${holder}/${field}`;
  const to = `${at}/${holder + 1}`;
  const operations: Operation[] = [
    entries.length > 1 ? { op: 'remove', at: `${from}/${index}` } : { op: 'unset', at: from },
    { op: 'insert', at: to, value: fieldsOf(entry, outer) },
  ];
  return { operations, to };
}

/** An entry with the fields that a schema has. */
function fieldsOf(entry: Record<string, unknown>, { properties = {} }: Schema) {
  return Object.fromEntries(
    Object.entries(entry).filter(([key]) => Object.hasOwn(properties, key)),
  );
}
