import { isRecord } from './isRecord';
import { align, inOrder } from './align';
import { toPointer, type Operation } from './operation';
import { isEqual } from './values';

/** Where a value is. */
type Path = readonly (string | number)[];

/** One thing in which two versions of a config differ. `before` and `after` are places in the one and the other. */
export type Difference = {
  /** Takes this difference alone back, in the later version. */
  takeBack: readonly Operation[];
} & (
  | { kind: 'changed'; before: Path; after: Path; from: unknown; to: unknown }
  | { kind: 'added'; after: Path; value: unknown }
  /** `after` is the group or list that it stood in. */
  | { kind: 'removed'; before: Path; after: Path; value: unknown }
  | { kind: 'moved'; before: Path; after: Path; value: unknown }
);

/** In what two versions differ, in the order of the later one. */
export function compare(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  collect({ before, after }, { before: [], after: [] }, found);
  return joinMoves(found);
}

interface Pair<T> {
  before: T;
  after: T;
}

function collect({ before, after }: Pair<unknown>, path: Pair<Path>, found: Difference[]): void {
  if (before === after || isEqual(before, after)) return;
  if (isRecord(before) && isRecord(after)) collectFields({ before, after }, path, found);
  else if (Array.isArray(before) && Array.isArray(after))
    collectEntries({ before, after }, path, found);
  else {
    const takeBack: Operation[] = [{ op: 'set', at: toPointer(path.after), value: before }];
    found.push({ kind: 'changed', ...path, from: before, to: after, takeBack });
  }
}

function collectFields(
  { before, after }: Pair<Record<string, unknown>>,
  path: Pair<Path>,
  found: Difference[],
): void {
  const inside = (key: string): Pair<Path> => ({
    before: [...path.before, key],
    after: [...path.after, key],
  });
  const keys = Object.keys(before);
  for (const [place, key] of keys.entries()) {
    if (Object.hasOwn(after, key)) continue;
    const next = keys.slice(place + 1).find((name) => Object.hasOwn(after, name));
    const at = toPointer(inside(key).after);
    const value = before[key];
    const takeBack: Operation = { op: 'set', at, value, ...(next && { before: next }) };
    const places = { before: inside(key).before, after: path.after };
    found.push({ kind: 'removed', ...places, value, takeBack: [takeBack] });
  }
  for (const [key, value] of Object.entries(after)) {
    const { after: place } = inside(key);
    if (Object.hasOwn(before, key))
      collect({ before: before[key], after: value }, inside(key), found);
    else {
      const takeBack: Operation[] = [{ op: 'unset', at: toPointer(place) }];
      found.push({ kind: 'added', after: place, value, takeBack });
    }
  }
}

function collectEntries(
  { before, after }: Pair<unknown[]>,
  path: Pair<Path>,
  found: Difference[],
): void {
  const same = align(before, after);
  const here = new Map(same.flatMap((there, index) => (there === -1 ? [] : [[there, index]])));
  const steady = inOrder(same);
  const behind = placesBehind(before.length, here, steady);
  const at = (index: number): string => toPointer([...path.after, index]);
  for (const [there, value] of before.entries()) {
    if (here.has(there)) continue;
    const takeBack: Operation[] = [{ op: 'insert', at: at(behind[there] ?? 0), value }];
    const places = { before: [...path.before, there], after: path.after };
    found.push({ kind: 'removed', ...places, value, takeBack });
  }
  for (const [index, value] of after.entries()) {
    const there = same[index] ?? -1;
    const place = [...path.after, index];
    if (there === -1) {
      const takeBack: Operation[] = [{ op: 'remove', at: at(index) }];
      found.push({ kind: 'added', after: place, value, takeBack });
      continue;
    }
    const places = { before: [...path.before, there], after: place };
    if (!steady.has(index)) {
      const takeBack: Operation[] = [{ op: 'move', from: at(index), to: at(behind[there] ?? 0) }];
      found.push({ kind: 'moved', ...places, value, takeBack });
    }
    collect({ before: before[there], after: value }, places, found);
  }
}

/**
 * For each entry of the earlier list the index behind the nearest one before it that has kept its place.
 * @param here Where the earlier entries stand now.
 * @param steady The later entries that have kept their places.
 */
function placesBehind(
  length: number,
  here: ReadonlyMap<number | undefined, number>,
  steady: ReadonlySet<number>,
): number[] {
  const behind: number[] = [];
  let last = 0;
  for (let there = 0; there < length; there += 1) {
    behind.push(last);
    const place = here.get(there);
    if (place !== undefined && steady.has(place)) last = place + 1;
  }
  return behind;
}

/** What was taken out at one place and put in at another as it was has moved: a block that went to another page. */
function joinMoves(differences: readonly Difference[]): Difference[] {
  const removed = new Map<string, Difference[]>();
  for (const one of differences) {
    if (one.kind !== 'removed' || !isRecord(one.value) || isFieldOf(one.before)) continue;
    const outline = outlineOf(one);
    const alike = removed.get(outline);
    if (alike) alike.push(one);
    else removed.set(outline, [one]);
  }
  const joined = new Map<Difference, Difference>();
  for (const one of differences) {
    if (one.kind !== 'added' || isFieldOf(one.after)) continue;
    const origin = removed
      .get(outlineOf(one))
      ?.find(
        (other) =>
          other.kind === 'removed' && !joined.has(other) && isEqual(other.value, one.value),
      );
    if (origin?.kind !== 'removed') continue;
    const [putBack] = origin.takeBack;
    if (putBack?.op !== 'insert') continue;
    const from = toPointer(one.after);
    joined.set(origin, {
      kind: 'moved',
      before: origin.before,
      after: one.after,
      value: one.value,
      takeBack: [{ op: 'move', from, to: putBack.at }],
    });
    joined.set(one, origin);
  }
  return differences.flatMap((one) => {
    const other = joined.get(one);
    return other === undefined ? [one] : other.kind === 'moved' ? [other] : [];
  });
}

/** What equal values have in common, so that each need not be compared with all others. */
function outlineOf(one: Difference): string {
  const value = 'value' in one ? one.value : undefined;
  if (!isRecord(value)) return typeof value;
  const { id, type, name, heading } = value;
  return JSON.stringify([Object.keys(value).length, id, type, name, heading]);
}

const isFieldOf = (path: Path): boolean => typeof path.at(-1) === 'string';

/** The operations that make one version of a config the other: few, and each as small as it can be. */
export function operationsBetween(before: unknown, after: unknown, path: Path = []): Operation[] {
  if (isEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return betweenFields(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return betweenEntries(before, after, path);
  return [{ op: 'set', at: toPointer(path), value: after }];
}

function betweenFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
): Operation[] {
  const keys = Object.keys(after);
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const rest = keys.flatMap((key, place): Operation[] => {
    if (Object.hasOwn(before, key))
      return operationsBetween(before[key], after[key], [...path, key]);
    const next = keys.slice(place + 1).find((name) => Object.hasOwn(before, name));
    const at = toPointer([...path, key]);
    return [{ op: 'set', at, value: after[key], ...(next !== undefined && { before: next }) }];
  });
  return [
    ...gone.map((key): Operation => ({ op: 'unset', at: toPointer([...path, key]) })),
    ...rest,
  ];
}

/** With more entries in another order, as after sorting a whole catalogue, the list is written anew. */
const MAX_MOVES = 1000;

function betweenEntries(before: unknown[], after: unknown[], path: Path): Operation[] {
  const same = align(before, after);
  const kept = new Set(same);
  const steady = new Set([...inOrder(same)].map((index) => same[index]));
  const moves = same.filter((there) => there !== -1 && !steady.has(there)).length;
  if (moves > MAX_MOVES) return [{ op: 'set', at: toPointer(path), value: after }];
  const at = (index: number): string => toPointer([...path, index]);
  const gone = [...before.keys()].filter((index) => !kept.has(index)).toReversed();
  const operations = gone.map((index): Operation => ({ op: 'remove', at: at(index) }));
  const now = [...before.keys()].filter((index) => kept.has(index));
  for (const [index, there] of same.entries()) {
    if (there === -1) {
      operations.push({ op: 'insert', at: at(index), value: after[index] });
      now.splice(index, 0, -1);
      continue;
    }
    // Those that are to come later make room.
    while (now[index] !== there && steady.has(there)) {
      operations.push({ op: 'move', from: at(index), to: toPointer([...path, '-']) });
      now.push(...now.splice(index, 1));
    }
    if (now[index] !== there) {
      const from = now.indexOf(there);
      operations.push({ op: 'move', from: at(from), to: at(index) });
      now.splice(index, 0, ...now.splice(from, 1));
    }
    operations.push(...operationsBetween(before[there], after[index], [...path, index]));
  }
  return operations;
}
