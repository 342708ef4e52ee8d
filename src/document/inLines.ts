import { isRecord } from './isRecord';
import { valueAt } from './values';

/** Where a long list is in a value. */
type Path = readonly string[];

/** Entries in one line: as many products are read in a few ms, between which a window answers. */
const MAX_ENTRIES = 500;

/** The last line: without it, the rest was lost on its way. */
const END = 'end';

/** A line with entries of a list: those that come next. */
interface Entries {
  at: Path;
  entries: unknown[];
}

/**
 * A value as lines of JSON, so that neither side has to hold it as one text, and the one reads while the other writes:
 * a catalogue of a hundred thousand products has 40 MB. The first line is the value with its long lists empty, the others
 * are their entries.
 * @param lists Where long lists may be.
 */
export function* toJsonLines(value: unknown, lists: readonly Path[]): Generator<string> {
  const long = lists.flatMap((at) => {
    const list = valueAt(value, at);
    return Array.isArray(list) ? [{ at, list }] : [];
  });
  let head = value;
  for (const { at } of long) head = withEmptyList(head, at);
  yield JSON.stringify(head);
  for (const { at, list } of long)
    for (let from = 0; from < list.length; from += MAX_ENTRIES)
      yield JSON.stringify({ at, entries: list.slice(from, from + MAX_ENTRIES) });
  yield JSON.stringify(END);
}

function withEmptyList(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return [];
  const fields = isRecord(value) ? value : {};
  return { ...fields, [step]: withEmptyList(fields[step], rest) };
}

/** Puts a value together again of the lines that `toJsonLines` has made. */
export interface JsonLinesReader {
  take(line: string): void;
  /** @throws A sentence, if lines are missing. */
  value(): unknown;
}

/** Begins to read a value. */
export function readJsonLines(): JsonLinesReader {
  let head: unknown;
  let isWhole = false;
  return {
    take(line) {
      const read: unknown = JSON.parse(line);
      if (head === undefined) head = read;
      else if (read === END) isWhole = true;
      else append(head, read as Entries);
    },
    value() {
      if (!isWhole) throw new Error('The answer has ended too early.');
      return head;
    },
  };
}

function append(head: unknown, { at, entries }: Entries): void {
  const list = valueAt(head, at);
  if (Array.isArray(list)) for (const entry of entries) list.push(entry);
}
