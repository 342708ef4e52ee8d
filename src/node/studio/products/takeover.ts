import type { Lines, Takeover } from '../../../studio/views/products/protocol';
import { summed } from '../../products/importSummary';
import type { ImportPlan } from '../../products/planImport';
import { fileName } from '../../../document/fileName';
import { isRecord } from '../../../document/isRecord';

/** How many lines of a kind one looks through. */
const MAX_SHOWN_LINES = 200;

/** What taking over a table would do, for the dialog that asks. */
export function takeoverOf({
  reading,
  change,
  operations,
  mistakes,
  foreign,
  begun = [],
}: ImportPlan): Takeover {
  const { added, changed, missing, same } = change;
  return {
    operations,
    added: toLines(added.map(({ entry }) => nameOf(entry))),
    cells: toLines(
      changed.flatMap(({ before, cells }) =>
        cells.map(
          ({ sheet, cell, column, from, to }) =>
            `${sheet}!${cell}, ${nameOf(before)}, ${column.label}: ${shown(from)} → ${shown(to)}`,
        ),
      ),
    ),
    changed: changed.length,
    missing: toLines(missing.map(({ entry }) => nameOf(entry))),
    same,
    mistakeCount: mistakes.inTable.length + mistakes.elsewhere.length,
    mistakes: toLines([
      ...summed(mistakes.inTable),
      ...mistakes.elsewhere.map(({ path, message }) => `${path}: ${message}`),
    ]),
    onTheWay: toLines([
      ...begun.map((part) => `Added, so that there can be products: ${part}.`),
      ...(foreign?.categories ?? []).map((name) => `New category: “${name}”.`),
      ...[...(foreign?.notes ?? [])].map(([what, times]) => `${times} × ${what}.`),
    ]),
    toFetch: toLines([...(foreign?.toFetch ?? [])]),
    wanted: [...new Set((foreign?.toFetch ?? []).map(fileName))],
    leftOut: toLines([
      ...reading.without.map((sheet) => `The sheet “${sheet}” has no heading for product codes.`),
      ...reading.hidden.map((sheet) => `The sheet “${sheet}” is hidden.`),
      ...reading.unknown.map(
        ({ sheet, cell, heading }) => `${sheet}!${cell}: no column is called “${heading}”.`,
      ),
      ...reading.repeated.map(({ sheet, cell }) => `${sheet}, ${cell}: as a row above it.`),
      ...reading.titles.map(({ sheet, cell, text }) => `${sheet}, ${cell}: “${text}”.`),
    ]),
  };
}

const toLines = (lines: readonly string[]): Lines => ({
  count: lines.length,
  first: lines.slice(0, MAX_SHOWN_LINES),
});

function nameOf(entry: unknown): string {
  const { id, name } = isRecord(entry) ? entry : {};
  return [id, name].filter((text) => typeof text === 'string' && text !== '').join(' ');
}

function shown(text: string): string {
  if (text === '') return '(empty)';
  const line = text.replaceAll('\n', ' ⏎ ');
  return `“${line.length > 80 ? `${line.slice(0, 79)}…` : line}”`;
}
