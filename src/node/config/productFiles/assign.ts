import { isRecord } from '../../../document/isRecord';
import type { ProductFile } from './readProductFile';
import type { WrittenEntry } from './rewriteFile';

/**
 * Which products each file is to have: its own as far as the order of the list allows, and new ones in the file of the
 * one before them.
 * @param list All products, in the order of the list.
 */
export function assign(files: readonly ProductFile[], list: readonly unknown[]): WrittenEntry[][] {
  const origins = originsOf(files, list);
  const ends = endsOf(
    origins.map((origin) => origin?.file),
    files.length,
  );
  return files.map((_, index) =>
    list.slice(ends[index - 1] ?? 0, ends[index]).flatMap((entry, place) => {
      const origin = origins[(ends[index - 1] ?? 0) + place];
      const from = origin?.file === index ? origin.from : undefined;
      return isRecord(entry) ? [{ entry, from }] : [];
    }),
  );
}

/** Where a product stands: in which file, and at which place among its products. */
interface Origin {
  file: number;
  from: number;
}

/** What each product was: the one with its id, or that whose place it has, if its id has changed. */
function originsOf(
  files: readonly ProductFile[],
  list: readonly unknown[],
): (Origin | undefined)[] {
  const known = new Map<unknown, Origin>();
  for (const [file, { entries }] of files.entries())
    for (const [from, entry] of entries.entries())
      if (!known.has(entry['id'])) known.set(entry['id'], { file, from });
  const present = new Set(list.map(idOf));
  const origins: (Origin | undefined)[] = [];
  for (const [index, entry] of list.entries()) {
    const own = known.get(idOf(entry));
    // Of two with one id, which is a mistake, the first one has the row.
    known.delete(idOf(entry));
    const before = origins[index - 1];
    const isFirst = index === 0;
    const next = before || isFirst ? placeBehind(files, before) : undefined;
    const isFree = next && !present.has(files[next.file]?.entries[next.from]?.['id']);
    origins.push(own ?? (isFree ? next : undefined));
  }
  return origins;
}

/** The place behind another one, or the first of all; undefined behind the last one. */
function placeBehind(
  files: readonly ProductFile[],
  { file, from }: Origin = { file: 0, from: -1 },
): Origin | undefined {
  if (from + 1 < (files[file]?.entries.length ?? 0)) return { file, from: from + 1 };
  const next = files.findIndex(({ entries }, index) => index > file && entries.length > 0);
  return next === -1 ? undefined : { file: next, from: 0 };
}

const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry['id'] : undefined);

/**
 * Where the products of each file end in the list, so that as few as possible leave their file: the list has those of the
 * first file first.
 * @param owners The file of each product; undefined for one that is new.
 */
function endsOf(owners: readonly (number | undefined)[], count: number): number[] {
  let ends: number[][] = Array.from({ length: count }, () => []);
  let stay = Array.from({ length: count }, () => 0);
  for (const [index, owner] of owners.entries()) {
    let best = 0;
    const nextStay: number[] = [];
    const nextEnds: number[][] = [];
    for (let file = 0; file < count; file += 1) {
      // A new one stays with the one before it: a later file has to be better to begin here.
      if ((stay[file] ?? 0) > (stay[best] ?? 0)) best = file;
      const reached = ends[best] ?? [];
      const skipped = Array.from({ length: file - best }, () => index);
      nextEnds.push(file === best ? reached : [...reached, ...skipped]);
      nextStay.push((stay[best] ?? 0) + (owner === file ? 1 : 0));
    }
    [stay, ends] = [nextStay, nextEnds];
  }
  const last = stay.indexOf(Math.max(...stay));
  const rest = Array.from({ length: count - last }, () => owners.length);
  return [...(ends[last] ?? []), ...rest];
}
