import type { Operation } from '../../document/operation';
import type { Kind } from '../../document/schema/schema';
import { markdownOf } from './pastedMarkdown';

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
 * Puts what the clipboard has into a list of texts. Texts in Markdown keep headings, lists, links, bold and italic words
 * of the program that they were copied from.
 * @param kind That of an entry of the list.
 * @returns undefined for what browsers paste themselves.
 */
export function pastedFrom(
  clipboard: Pick<DataTransfer, 'getData'>,
  place: PastePlace,
  kind: Kind | undefined,
): Operation[] | undefined {
  const isInline = kind === 'inline-markdown';
  const isMarkdown = isInline || place.kind === 'markdown';
  const lines = isMarkdown ? markdownOf(clipboard.getData('text/html'), isInline) : [];
  const plain = clipboard.getData('text/plain');
  if (lines.length === 0) return pastedEntries(place, plain);
  // Words within a sentence bring the blank along that stood beside them.
  const [before = ''] = /^ ?/.exec(plain) ?? [];
  return linesIntoEntries(place, [before + (lines[0] ?? ''), ...lines.slice(1)]);
}

/**
 * Puts several pasted lines into a list of texts, an entry for each: the first line into the entry that is written in,
 * the others after it. Cells copied from a spreadsheet come with tabs, in whose place a table has bars.
 * @returns undefined for a single line, which browsers paste themselves.
 */
export function pastedEntries(place: PastePlace, pasted: string): Operation[] | undefined {
  const isTable = place.kind === 'table';
  const lines = pasted
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => (isTable ? line.split('\t').map(asCell).join(' | ') : line.trimEnd()));
  if (lines.length <= 1 && !(isTable && pasted.includes('\t'))) return undefined;
  return linesIntoEntries(place, lines);
}

/** Puts lines into a list of texts. @param lines At least one. */
function linesIntoEntries(place: PastePlace, lines: readonly string[]): Operation[] {
  const { at, index, text, from, to } = place;
  const [first = '', ...others] = lines;
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
