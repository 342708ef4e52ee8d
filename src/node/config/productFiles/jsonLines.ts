import { isRecord } from '../../../document/isRecord';
import { firstMistake } from '../read/firstMistake';
import type { ReadRows, RowMistake } from './readRows';

/** Lines of a text, each with its line end. */
export function* linesOf(texts: Iterable<string>): Generator<string> {
  let text = '';
  for (const part of texts) {
    text += part;
    let at = 0;
    for (let end = text.indexOf('\n', at); end !== -1; end = text.indexOf('\n', at)) {
      yield text.slice(at, end + 1);
      at = end + 1;
    }
    text = text.slice(at);
  }
  if (text !== '') yield text;
}

/** Reads products from lines that hold one each, as the config would. Empty lines are passed over. */
export function readJsonLines(texts: Iterable<string>): ReadRows {
  const read: ReadRows = { entries: [], rows: [], head: undefined, mistakes: [] };
  let row = 0;
  for (const line of linesOf(texts)) {
    row += 1;
    const text = row === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() === '') continue;
    const entry = parsed(text);
    if (isRecord(entry)) {
      read.entries.push(entry);
      read.rows.push(row);
    } else read.mistakes.push({ row, ...wrongWith(text, entry) });
  }
  return read;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrongWith(text: string, value: unknown): Omit<RowMistake, 'row'> {
  const found = value === undefined ? firstMistake(text.trimEnd()) : undefined;
  if (found) return { column: found.offset, message: found.message, advice: found.advice };
  const message = 'This line is no product.';
  return {
    column: 0,
    message,
    advice: 'Write each product in one line, as { "id": …, "name": … }.',
  };
}
