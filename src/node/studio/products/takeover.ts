import type { Lines, Takeover } from '../../../studio/views/products/protocol';
import { columnsOf } from '../../../document/table/columns';
import { pointerInWords } from '../../../document/describe';
import { summed } from '../../products/importSummary';
import type { ImportPlan } from '../../products/planImport';
import { productList } from '../../products/productList';
import type { AskedLanguage } from '../language/askedLanguage';
import { fileName } from '../../../document/fileName';
import { isRecord } from '../../../document/isRecord';

/** How many lines of a kind one looks through. */
const MAX_SHOWN_LINES = 200;

/** What taking over a table would do, for the dialog that asks, in the language of its window. */
export function takeoverOf(
  { reading, change, operations, mistakes, foreign, value, begun = [] }: ImportPlan,
  { schema, describing, say }: Pick<AskedLanguage, 'schema' | 'describing' | 'say'>,
): Takeover {
  const { added, changed, missing, same } = change;
  const columns = columnsOf(productList(schema, value).schema);
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const { colon } = describing;
  const shown = (text: string) => say(text === '' ? '(empty)' : `“${inLine(text)}”`);
  return {
    operations,
    added: toLines(added.map(({ entry }) => nameOf(entry))),
    cells: toLines(
      changed.flatMap(({ before, cells }) =>
        cells.map(
          ({ sheet, cell, column: { key, label }, from, to }) =>
            `${sheet}!${say(cell)}, ${nameOf(before)}, ${labels.get(key) ?? label}${colon} ${shown(from)} → ${shown(to)}`,
        ),
      ),
    ),
    changed: changed.length,
    missing: toLines(missing.map(({ entry }) => nameOf(entry))),
    same,
    mistakeCount: mistakes.inTable.length + mistakes.elsewhere.length,
    mistakes: toLines([
      ...summed(mistakes.inTable, say, colon),
      ...mistakes.elsewhere.map(
        ({ pointer, message }) =>
          `${pointerInWords(schema, value, pointer, describing)}${colon} ${say(message)}`,
      ),
    ]),
    onTheWay: toLines([
      ...begun.map((part) => say(`Added, so that there can be products: ${part}.`)),
      ...(foreign?.categories ?? []).map((name) => say(`New category: “${name}”.`)),
      ...[...(foreign?.notes ?? [])].map(([what, times]) => `${times} × ${say(what)}.`),
    ]),
    toFetch: toLines([...(foreign?.toFetch ?? [])]),
    wanted: [...new Set((foreign?.toFetch ?? []).map(fileName))],
    leftOut: toLines([
      ...reading.without.map((sheet) =>
        say(`The sheet “${sheet}” has no heading for product codes.`),
      ),
      ...reading.hidden.map((sheet) => say(`The sheet “${sheet}” is hidden.`)),
      ...reading.unknown.map(({ sheet, cell, heading }) =>
        say(`${sheet}!${cell}: no column is called “${heading}”.`),
      ),
      ...reading.repeated.map(({ sheet, cell }) => say(`${sheet}, ${cell}: as a row above it.`)),
      ...reading.titles.map(
        ({ sheet, cell, text }) => `${sheet}, ${say(cell)}${colon} ${say(`“${text}”`)}.`,
      ),
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

/** A text in one line, cut where it is long. */
function inLine(text: string): string {
  const line = text.replaceAll('\n', ' ⏎ ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
