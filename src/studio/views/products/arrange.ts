import { sizeOrder } from '../../../catalogue/search/sizeOrder';
import type { DecimalMark } from '../../../catalogue/units/readNumber';
import { isRecord } from '../../../document/isRecord';
import { fold, foldedTextOf } from '../../fold';
import type { Column } from '../../../document/table/columns';
import { shownIn } from '../../../document/table/entry';
import type { LabelsOfIds } from '../../../document/table/names';

/** How the grid is sorted: by the list's own order without it. */
export interface Sorting {
  column: Column;
  descending: boolean;
}

/** What the grid shows of a list, and in which order. */
export interface Arrangement {
  /** Words that all are in an entry. */
  text: string;
  /** The entries to show, by their indices; all without it. */
  only?: ReadonlySet<number> | undefined;
  sorting?: Sorting | undefined;
  columns: readonly Column[];
  labels: LabelsOfIds;
  /** The mark before decimals in the language of the texts. */
  decimal: DecimalMark;
}

/** The indices of the entries that are shown, in the order in which they are. The list itself stays as it is. */
export function arrange(
  list: readonly unknown[],
  { text, only, sorting, columns, labels, decimal }: Arrangement,
): number[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const named = columns.filter(({ schema }) => labels.has(schema['x-kind'] ?? ''));
  const label = labelFolder(labels);
  const shown = [...list.keys()].filter(
    (index) =>
      (!only || only.has(index)) &&
      words.every(
        (word) =>
          foldedTextOf(list[index]).includes(word) ||
          named.some((column) => label(list[index], column).includes(word)),
      ),
  );
  if (!sorting) return shown;
  const { column, descending } = sorting;
  const texts: string[] = [];
  for (const index of shown) {
    const cell = shownIn(list[index], column, labels);
    texts[index] = isCode(column) ? cell : sizeOrder(cell, decimal);
  }
  return shown.toSorted((one, other) => inOrder(texts[one] ?? '', texts[other] ?? '', descending));
}

/** Whether numbers in the texts of a column are no sizes: 'B-52', '1.10.2'. */
const isCode = ({ schema: { 'x-kind': kind, pattern } }: Column): boolean =>
  kind === 'product-code' || pattern !== undefined;

/** What cells show for ids, folded: each once, as many entries have the same few. */
function labelFolder(labels: LabelsOfIds): (entry: unknown, column: Column) => string {
  const folded = new Map<string, string>();
  return (entry, column) => {
    const shown = shownIn(entry, column, labels);
    const known = folded.get(shown) ?? fold(shown);
    folded.set(shown, known);
    return known;
  };
}

/**
 * The order for a list that has become longer at its end: what is new stands at the end until it is arranged anew, even
 * where it is not what is looked for. Undefined if something else was added.
 */
export function withNew(
  order: readonly number[],
  before: readonly unknown[],
  after: readonly unknown[],
): number[] | undefined {
  const last = before.length - 1;
  if (after.length < before.length || idOf(before[last]) !== idOf(after[last])) return undefined;
  return [...order, ...[...after.keys()].slice(before.length)];
}

/** The sorting after a press on a heading: upwards, downwards, none. */
export function nextSorting(column: Column, now: Sorting | undefined): Sorting | undefined {
  if (now?.column !== column) return { column, descending: false };
  return now.descending ? undefined : { column, descending: true };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Empty cells stand at the end either way. */
function inOrder(one: string, other: string, descending: boolean): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return descending ? collator.compare(other, one) : collator.compare(one, other);
}

const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry['id'] : entry);
