import type { ChangedCell } from '../../document/table/compareTable';
import { isRecord } from '../../document/isRecord';
import type { TableMistake } from '../../document/table/sheets';
import { OTHER_TABLE, type ImportPlan } from './planImport';

const OTHER_SYSTEM =
  'If the table is that of another system, add --columns guess: then its other columns become specifications.';

/** How many products, cells or mistakes of a kind are listed one by one. */
const MOST = 30;

/** What taking over a table would do, as text for the terminal. */
export function importSummary(plan: ImportPlan, remove: boolean): string {
  const { reading, change, mistakes } = plan;
  const { added, changed, missing, same } = change;
  const gone = missing.map(({ entry }) => nameOf(entry));
  const parts = [
    plan.begun ? section('Added, so that there can be products', plan.begun) : '',
    ...foreignParts(plan.foreign),
    ...reading.without.map(
      (sheet) => `The sheet "${sheet}" has no heading for product codes: it is left out.`,
    ),
    ...reading.hidden.map((sheet) => `The sheet "${sheet}" is hidden: it is left out.`),
    ...reading.unknown.map(
      ({ sheet, cell, heading }) =>
        `${sheet}!${cell}: no column is called "${heading}". It is left out.`,
    ),
    section(
      `${count(reading.repeated.length, 'row')} as one above: left out`,
      reading.repeated.map(({ sheet, cell }) => `${sheet}, ${cell}`),
    ),
    section(
      `${count(reading.titles.length, 'row')} with a title alone: left out`,
      reading.titles.map(({ sheet, cell, text }) => `${sheet}, ${cell}: "${text}"`),
    ),
    reading.unknown.length > 0 && !plan.foreign ? OTHER_SYSTEM : '',
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
      // An export of another system is hardly ever the whole catalogue.
      plan.foreign && !remove ? [] : gone,
    ),
    section(`${count(same, 'product')} as before`, []),
    section(count(mistakes.inTable.length + mistakes.elsewhere.length, 'mistake'), [
      ...summed(mistakes.inTable),
      ...mistakes.elsewhere.map(({ path, message }) => `${path}: ${message}`),
    ]),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** From how many on mistakes of a kind are told together, and how many of their cells are named then. */
const IN_BULK = { least: 5, named: 4 };

/**
 * Mistakes, a line each; many of a kind in one line: 'list.csv!A2, A3, A4, A5 and 608 more: …'.
 * @param say Puts the parts of a line into the language of who reads it, which has its own `colon`.
 */
export function summed(
  mistakes: readonly TableMistake[],
  say = (english: string): string => english,
  colon = ':',
): string[] {
  const kinds = new Map<string, TableMistake[]>();
  for (const mistake of mistakes) {
    const kind = `${mistake.sheet}!${mistake.message.replaceAll(/"[^"]*"/g, '"…"')}`;
    const alike = kinds.get(kind);
    if (alike) alike.push(mistake);
    else kinds.set(kind, [mistake]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length < IN_BULK.least)
      return alike.map(
        ({ sheet, cell, message }) => `${sheet}!${say(cell)}${colon} ${say(message)}`,
      );
    const cells = alike.slice(0, IN_BULK.named).map(({ cell }) => say(cell));
    const more = say(` and ${alike.length - cells.length} more`);
    return [`${first.sheet}!${cells.join(', ')}${more}${colon} ${say(first.message)}`];
  });
}

/** What happens to products of another system on the way. */
function foreignParts(foreign: ImportPlan['foreign']): string[] {
  if (!foreign) return [];
  return [
    foreign.system === OTHER_TABLE
      ? 'Read by its columns.'
      : `Read as an export of ${foreign.system}.`,
    section(count(foreign.categories.length, 'new category', 'new categories'), foreign.categories),
    ...[...foreign.notes].map(([what, times]) => `${times} × ${what}.`),
    section(
      `${count(foreign.toFetch.length, 'picture')} to fetch (give their folder or ZIP with --pictures)`,
      foreign.toFetch,
    ),
  ];
}

/** A heading with what belongs to it; nothing if it counts nothing. */
function section(heading: string, lines: readonly string[]): string {
  if (heading.startsWith('no ')) return '';
  const listed = lines.slice(0, MOST).map((line) => `  ${line}`);
  const more = lines.length - listed.length;
  return [heading, ...listed, ...(more > 0 ? [`  … and ${more} more lines`] : [])].join('\n');
}

function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number === 0 ? 'no' : number} ${number === 1 ? noun : plural}`;
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
