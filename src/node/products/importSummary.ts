import type { ChangedCell } from '../../document/table/compareTable';
import { isRecord } from '../../document/isRecord';
import type { ImportPlan } from './planImport';

/** How many products, cells or mistakes of a kind are listed one by one. */
const MOST = 30;

/** What taking over a table would do, as text for the terminal. */
export function importSummary(plan: ImportPlan, remove: boolean): string {
  const { reading, change, mistakes } = plan;
  const { added, changed, missing, same } = change;
  const gone = missing.map(({ entry }) => nameOf(entry));
  const parts = [
    ...reading.without.map(
      (sheet) => `The sheet "${sheet}" has no heading for product codes: it is left out.`,
    ),
    ...reading.hidden.map((sheet) => `The sheet "${sheet}" is hidden: it is left out.`),
    ...reading.unknown.map(
      ({ sheet, cell, heading }) =>
        `${sheet}!${cell}: no column is called "${heading}". It is left out.`,
    ),
    section(
      `${count(added.length, 'product')} added`,
      added.map(({ entry }) => nameOf(entry)),
    ),
    section(
      `${count(changed.length, 'product')} changed`,
      changed.flatMap(({ before, cells }) =>
        [nameOf(before)].concat(cells.map((cell) => `  ${cellInWords(cell)}`)),
      ),
    ),
    section(
      remove
        ? `${count(gone.length, 'product')} removed`
        : `${count(gone.length, 'product')} not in the table: kept (--remove removes)`,
      gone,
    ),
    section(`${count(same, 'product')} as before`, []),
    section(count(mistakes.inTable.length + mistakes.elsewhere.length, 'mistake'), [
      ...mistakes.inTable.map(({ sheet, cell, message }) => `${sheet}!${cell}: ${message}`),
      ...mistakes.elsewhere.map(({ path, message }) => `${path}: ${message}`),
    ]),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** A heading with what belongs to it; nothing if it counts nothing. */
function section(heading: string, lines: readonly string[]): string {
  if (heading.startsWith('no ')) return '';
  const listed = lines.slice(0, MOST).map((line) => `  ${line}`);
  const more = lines.length - listed.length;
  return [heading, ...listed, ...(more > 0 ? [`  … and ${more} more lines`] : [])].join('\n');
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}

function nameOf(entry: unknown): string {
  const { id, name } = isRecord(entry) ? entry : {};
  return `${String(id)}${typeof name === 'string' ? `  ${name}` : ''}`;
}

function cellInWords({ column, from, to, cell }: ChangedCell): string {
  return `${cell} ${column.label}: ${shown(from)} → ${shown(to)}`;
}

function shown(text: string): string {
  if (text === '') return '(empty)';
  const line = text.replaceAll('\n', ' ⏎ ');
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}
