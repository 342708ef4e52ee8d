/**
 * A range as spreadsheet programs put it on the clipboard: cells between tabs, rows between line breaks, a cell with
 * either or with a quotation mark at its start in quotation marks.
 */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

/**
 * The cells of a text from the clipboard. Excel and Google Sheets end the last row with a line break, and quote cells
 * with line breaks; other programs neither. A quotation mark within a cell stands for itself.
 */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const cell = text[at] === '"' ? quotedAt(text, at) : undefined;
    const end = cell?.end ?? endOf(text, at);
    row.push(cell?.text ?? text.slice(at, end));
    at = end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) break;
  }
  return rows;
}

const quoted = (text: string): string =>
  /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A cell in quotation marks; undefined if what begins with one is not such a cell: '"Deluxe" pump'. */
function quotedAt(text: string, from: number): { text: string; end: number } | undefined {
  let at = from + 1;
  while (at < text.length) {
    if (text[at] !== '"') at += 1;
    else if (text[at + 1] === '"') at += 2;
    else break;
  }
  const end = at + 1;
  if (at >= text.length || !(end === text.length || /[\t\r\n]/.test(text[end] ?? ''))) {
    return undefined;
  }
  const inside = text.slice(from + 1, at).replaceAll('""', '"');
  return { text: inside.replaceAll('\r\n', '\n'), end };
}

function endOf(text: string, from: number): number {
  const length = text.slice(from).search(/[\t\r\n]/);
  return length === -1 ? text.length : from + length;
}
