import { byRanks } from '../../../catalogue/search/sorted';
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
  return byRanks(shown, ranksBy(sorting.column, list, { labels, decimal }), sorting.descending);
}

/** By what the ranks of entries are made. */
type Ranking = Pick<Arrangement, 'labels' | 'decimal'>;

/** The ranks of a list by the column that it was last sorted by: what is searched for does not change them. */
const lastRanks = new WeakMap<
  readonly unknown[],
  Ranking & { column: Column; ranks: Float64Array }
>();

/** The rank of each entry by its text in a column, the same for equal ones; NaN for an empty cell. */
function ranksBy(column: Column, list: readonly unknown[], ranking: Ranking): Float64Array {
  const { labels, decimal } = ranking;
  const last = lastRanks.get(list);
  if (last?.column === column && last.labels === labels && last.decimal === decimal)
    return last.ranks;
  const cells = list.map((entry) => shownIn(entry, column, labels));
  const sizes = isCode(column)
    ? (text: string) => text
    : (text: string) => sizeOrder(text, decimal);
  // Many entries have the same few.
  const rankOf = ranksOf(new Map([...new Set(cells)].map((cell) => [cell, sizes(cell)])));
  const ranks = Float64Array.from(cells, (cell) => (cell === '' ? NaN : (rankOf.get(cell) ?? NaN)));
  lastRanks.set(list, { ...ranking, column, ranks });
  return ranks;
}

/** The ranks of texts by what they are compared by. */
function ranksOf(compared: ReadonlyMap<string, string>): Map<string, number> {
  const ranks = new Map<string, number>();
  let rank = 0;
  let before = '';
  for (const [text, own] of [...compared].toSorted(([, a], [, b]) => collator.compare(a, b))) {
    if (collator.compare(before, own) !== 0) rank += 1;
    ranks.set(text, rank);
    before = own;
  }
  return ranks;
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

const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry['id'] : entry);
