import type { Schema } from '../../../document/schema/schema';
import { compare, operationsBetween } from '../../../document/compare';
import { describe } from '../../../document/describe';
import { stepsOf, toPointer, type Operation } from '../../../document/operation';
import { valueAt } from '../../../document/values';
import { spokenDescribing } from '../../language/spoken';

/** Something in which a version differs from now, and what brings it back. */
export interface Restorable {
  pointer: string;
  where: string;
  /** One line for each thing that has changed since. */
  words: readonly string[];
  operations: readonly Operation[];
}

type Path = readonly (string | number)[];

/** In what a version differs from now: by blocks, products and other entries of lists, which are brought back whole. */
export function partsToRestore(schema: Schema, version: unknown, now: unknown): Restorable[] {
  const origins = originsOf(version, now);
  const parts = new Map<string, Restorable>();
  for (const { pointer, where, words, takeBack, isJoined } of describe(
    schema,
    version,
    now,
    spokenDescribing(),
  )) {
    const entry = isJoined ? undefined : entryAround(stepsOf(pointer).map(toKey));
    const key = entry && toPointer(entry);
    const origin = key === undefined ? undefined : origins.get(key);
    if (!entry || key === undefined || !origin) {
      parts.set(`${pointer} ${words}`, { pointer, where, words: [words], operations: takeBack });
      continue;
    }
    const operations = operationsBetween(valueAt(now, entry), valueAt(version, origin), entry);
    const known = parts.get(key)?.words ?? [];
    parts.set(key, { pointer: key, where, words: [...known, words], operations });
  }
  return [...parts.values()];
}

/** Where the entries that have changed inside stand in the version, by their pointers now. */
function originsOf(version: unknown, now: unknown): Map<string, Path> {
  const origins = new Map<string, Path>();
  for (const { before, after, kind } of betweenVersions(version, now)) {
    const [there, here] = [entryAround(before), entryAround(after)];
    if (kind !== 'moved' && there && here) origins.set(toPointer(here), there);
  }
  return origins;
}

function betweenVersions(version: unknown, now: unknown) {
  return compare(version, now).flatMap((one) => (one.kind === 'added' ? [] : [one]));
}

/** The block, product or other entry that a path leads into; undefined for one that is an entry itself, or in none. */
function entryAround(path: Path): Path | undefined {
  const isInPage = path[0] === 'pages';
  const end = path.findIndex((key, index) => typeof key === 'number' && (!isInPage || index > 1));
  return end === -1 || end === path.length - 1 ? undefined : path.slice(0, end + 1);
}

const toKey = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);
