import type { Operation } from '../../document/operation';
import type { Kind } from '../../document/schema/schema';

/** Where text is pasted: the entry of a list of texts, what it says, and what of that is selected. */
export interface PastePlace {
  /** The kind of the list. */
  kind: Kind | undefined;
  /** The pointer of the list. */
  at: string;
  /** The place of the entry, counted from 0. */
  index: number;
  text: string;
  from: number;
  to: number;
}

/**
 * Puts several pasted lines into a list of texts, an entry for each: the first line into the entry that is written in,
 * the others after it. Cells copied from a spreadsheet come with tabs, in whose place a table has bars.
 * @returns undefined for a single line, which browsers paste themselves.
 */
export function pastedEntries(place: PastePlace, pasted: string): Operation[] | undefined {
  const { kind, at, index, text, from, to } = place;
  const isTable = kind === 'table';
  const lines = pasted
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => (isTable ? line.split('\t').map(asCell).join(' | ') : line.trimEnd()));
  const [first = '', ...others] = lines;
  if (others.length === 0 && !(isTable && pasted.includes('\t'))) return undefined;
  const last = others.pop();
  const before = text.slice(0, from);
  const after = text.slice(to);
  const entries = last === undefined ? [] : [...others, last + after];
  return [
    { op: 'set', at: `${at}/${index}`, value: before + first + (last === undefined ? after : '') },
    ...entries.map((value, offset): Operation => ({
      op: 'insert',
      at: `${at}/${index + 1 + offset}`,
      value,
    })),
  ];
}

/** A cell in which a bar is no end of it. */
const asCell = (cell: string) => cell.trim().replaceAll('|', String.raw`\|`);
