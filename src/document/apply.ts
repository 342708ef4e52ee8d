import { isRecord } from './isRecord';
import { stepsOf, toPointer, type Operation } from './operation';
import { valueAt } from './values';

/** A changed value, and the operations that take the change back. */
export interface Applied {
  value: unknown;
  inverse: readonly Operation[];
}

/**
 * Makes operations one after another. What they leave alone stays the same object.
 * @throws A sentence, if one does not fit: what it names is missing, or stands there already.
 */
export function applyAll(value: unknown, operations: readonly Operation[]): Applied {
  return applyEach(value, operations, new Set());
}

/**
 * Lists and objects that these operations have copied already: nobody else has them, so the next one may write into
 * them. Without it, a thousand cells that are pasted would copy the list of all products a thousand times. Whatever
 * contains one of them is one itself.
 */
type Copies = Set<unknown>;

function applyEach(value: unknown, operations: readonly Operation[], copies: Copies): Applied {
  let after = value;
  const inverses: (readonly Operation[])[] = [];
  for (const operation of operations) {
    const applied = applyOne(after, operation, copies);
    after = applied.value;
    inverses.push(applied.inverse);
  }
  return { value: after, inverse: inverses.toReversed().flat() };
}

function applyOne(value: unknown, operation: Operation, copies: Copies): Applied {
  switch (operation.op) {
    case 'set':
      return set(value, stepsOf(operation.at), operation, copies);
    case 'unset':
      return unset(value, stepsOf(operation.at), copies);
    case 'insert':
      return insert(value, stepsOf(operation.at), operation.value, copies);
    case 'remove':
      return remove(value, stepsOf(operation.at), copies);
    case 'move':
      return move(value, stepsOf(operation.from), stepsOf(operation.to), copies);
  }
}

type Steps = readonly string[];

function set(
  value: unknown,
  steps: Steps,
  { value: next, before }: { value: unknown; before?: string },
  copies: Copies,
): Applied {
  if (steps.length === 0) {
    return { value: next, inverse: [{ op: 'set', at: '', value: kept(value, copies) }] };
  }
  const key = last(steps);
  const around = valueAt(value, steps.slice(0, -1));
  const at = toPointer(steps);
  if (around === undefined)
    return set(value, steps.slice(0, -1), { value: { [key]: next } }, copies);
  if (Array.isArray(around)) {
    const index = indexIn(around, key, around.length - 1, at);
    const inverse: Operation[] = [{ op: 'set', at, value: kept(around[index], copies) }];
    return { value: put(value, steps, next, copies), inverse };
  }
  if (!isRecord(around)) throw misfit(at);
  if (!Object.hasOwn(around, key)) {
    const fields = withField(around, key, next, before);
    const after = put(value, steps.slice(0, -1), fields, copies);
    return { value: after, inverse: [{ op: 'unset', at }] };
  }
  const inverse: Operation[] = [{ op: 'set', at, value: kept(around[key], copies) }];
  return { value: put(value, steps, next, copies), inverse };
}

function unset(value: unknown, steps: Steps, copies: Copies): Applied {
  const key = last(steps);
  const around = valueAt(value, steps.slice(0, -1));
  const at = toPointer(steps);
  if (!isRecord(around) || !Object.hasOwn(around, key)) throw misfit(at);
  const keys = Object.keys(around);
  const before = keys[keys.indexOf(key) + 1];
  const { [key]: gone, ...rest } = around;
  const inverse: Operation = {
    op: 'set',
    at,
    value: kept(gone, copies),
    ...(before !== undefined && { before }),
  };
  return { value: put(value, steps.slice(0, -1), rest, copies), inverse: [inverse] };
}

function insert(value: unknown, steps: Steps, entry: unknown, copies: Copies): Applied {
  const list = valueAt(value, steps.slice(0, -1));
  if (!Array.isArray(list)) throw misfit(toPointer(steps));
  const index = placeIn(list, last(steps), toPointer(steps));
  const at = toPointer([...steps.slice(0, -1), index]);
  const after = spliced(value, steps.slice(0, -1), copies, (own) => own.splice(index, 0, entry));
  return { value: after, inverse: [{ op: 'remove', at }] };
}

function remove(value: unknown, steps: Steps, copies: Copies): Applied {
  const list = valueAt(value, steps.slice(0, -1));
  const at = toPointer(steps);
  if (!Array.isArray(list)) throw misfit(at);
  const index = indexIn(list, last(steps), list.length - 1, at);
  const entry = kept(list[index], copies);
  const after = spliced(value, steps.slice(0, -1), copies, (own) => own.splice(index, 1));
  return { value: after, inverse: [{ op: 'insert', at, value: entry }] };
}

/** Changes the list at a place in a copy of its own. */
function spliced(
  value: unknown,
  steps: Steps,
  copies: Copies,
  change: (list: unknown[]) => void,
): unknown {
  const list = valueAt(value, steps);
  const own = owned(list as unknown[], copies);
  const after = put(value, steps, own, copies);
  change(own);
  return after;
}

/** A value that an inverse keeps: nothing may be written into it from here on. */
function kept(value: unknown, copies: Copies): unknown {
  if (copies.has(value)) copies.clear();
  return value;
}

function move(value: unknown, from: Steps, to: Steps, copies: Copies): Applied {
  if (to.length > from.length && isInside(to, from)) throw misfit(toPointer(to));
  const source = valueAt(value, from.slice(0, -1));
  const isNeighbour = from.length === to.length && isInside(to, from.slice(0, -1));
  if (Array.isArray(source) && isNeighbour) return moveInList(value, source, [from, to], copies);
  if (isRecord(source) && isNeighbour) return rename(value, source, [from, to], copies);
  const moved = valueAt(value, from);
  if (moved === undefined) throw misfit(toPointer(from));
  const target = valueAt(value, to.slice(0, -1));
  if (isRecord(target) && Object.hasOwn(target, last(to))) throw misfit(toPointer(to));
  // What is put in first may shift what is taken out, and the other way round: the one that comes later goes first.
  const putIn: Operation = Array.isArray(target)
    ? { op: 'insert', at: toPointer(to), value: moved }
    : { op: 'set', at: toPointer(to), value: moved };
  const takeOut: Operation = {
    op: Array.isArray(source) ? 'remove' : 'unset',
    at: toPointer(from),
  };
  return applyEach(value, shifts(from, to) ? [takeOut, putIn] : [putIn, takeOut], copies);
}

/** Whether putting a value in at `to` would move the place `from`. */
function shifts(from: Steps, to: Steps): boolean {
  return from.length >= to.length && isInside(from, to.slice(0, -1));
}

function moveInList(
  value: unknown,
  list: unknown[],
  [from, to]: readonly [Steps, Steps],
  copies: Copies,
): Applied {
  const index = indexIn(list, last(from), list.length - 1, toPointer(from));
  const before = placeIn(list, last(to), toPointer(to));
  const after = before > index ? before - 1 : before;
  const moved = list.toSpliced(index, 1).toSpliced(after, 0, list[index]);
  const at = (place: number): string => toPointer([...from.slice(0, -1), place]);
  return {
    value: put(value, from.slice(0, -1), moved, copies),
    inverse: [{ op: 'move', from: at(after), to: at(after < index ? index + 1 : index) }],
  };
}

function rename(
  value: unknown,
  fields: Record<string, unknown>,
  [from, to]: readonly [Steps, Steps],
  copies: Copies,
): Applied {
  const [old, name] = [last(from), last(to)];
  if (!Object.hasOwn(fields, old)) throw misfit(toPointer(from));
  if (Object.hasOwn(fields, name)) throw misfit(toPointer(to));
  const renamed = Object.entries(fields).map(([key, field]) => [key === old ? name : key, field]);
  return {
    value: put(value, from.slice(0, -1), Object.fromEntries(renamed), copies),
    inverse: [{ op: 'move', from: toPointer(to), to: toPointer(from) }],
  };
}

/** A value with another part at a place; the containers around it are copied, once. */
function put(value: unknown, [step, ...rest]: Steps, part: unknown, copies: Copies): unknown {
  if (step === undefined) return part;
  const container = owned(value as object, copies) as Record<string, unknown>;
  container[step] = put(container[step], rest, part, copies);
  return container;
}

/** A container as a copy that may be written into. */
function owned<Container extends object>(container: Container, copies: Copies): Container {
  if (copies.has(container)) return container;
  const copy = (Array.isArray(container) ? container.slice() : { ...container }) as Container;
  copies.add(copy);
  return copy;
}

function withField(
  fields: Record<string, unknown>,
  key: string,
  value: unknown,
  before: string | undefined,
): Record<string, unknown> {
  if (before === undefined || !Object.hasOwn(fields, before)) return { ...fields, [key]: value };
  const entries = Object.entries(fields);
  const place = entries.findIndex(([name]) => name === before);
  return Object.fromEntries(entries.toSpliced(place, 0, [key, value]));
}

function indexIn(list: readonly unknown[], step: string, most: number, at: string): number {
  const index = Number(step);
  if (!/^\d+$/.test(step) || index > most || index > list.length) throw misfit(at);
  return index;
}

/** Where something is put into a list: before an entry, or '-' for its end. */
function placeIn(list: readonly unknown[], step: string, at: string): number {
  return step === '-' ? list.length : indexIn(list, step, list.length, at);
}

function isInside(steps: Steps, place: Steps): boolean {
  return place.every((step, index) => steps[index] === step);
}

const last = (steps: Steps): string => steps.at(-1) ?? '';

const misfit = (at: string): Error => new Error(`The change does not fit the config at "${at}".`);
