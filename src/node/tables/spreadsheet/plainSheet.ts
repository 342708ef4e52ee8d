import { withFractions } from '../../../document/raised';
import type { Sheet, SheetCell } from '../../../document/table/sheets';

/** The parts of an XLSX file by their names, unpacked. */
type Parts = Readonly<Record<string, Uint8Array>>;

const SHEET = /^xl\/worksheets\/[^/]*\.xml$/i;
/** A sheet as the workbook lists it. */
const LISTED = /<(?:\w+:)?sheet\s([^<>]*)>/g;
const NAME = /(?:^|\s)name="([^"]*)"/;
const HIDDEN = /(?:^|\s)state="(?!visible")/;
/** A format that adds words to texts: '"No. "@'. */
const FORMAT_WITH_TEXT = /formatCode="(?!@")[^"]*@/;
const ENCODING = /^<\?xml[^>]*encoding="([^"]*)"/;

/**
 * The only sheet of an XLSX file that holds nothing but texts, as our own export writes it and spreadsheet programs keep
 * it; undefined for every other file, which SheetJS reads. A catalogue of 100,000 products has two million cells: SheetJS
 * makes an object of each, and looks through the whole sheet for everything else that it could have, which takes four
 * times as long (.github/decisions/spreadsheet-reader.md).
 */
export function plainSheet(parts: Parts): Sheet | undefined {
  const [sheet, ...others] = Object.keys(parts).filter((name) => SHEET.test(name));
  if (sheet === undefined || others.length > 0) return undefined;
  const name = nameOfOnly(textIn(parts, 'xl/workbook.xml'));
  const texts = sharedTexts(textIn(parts, 'xl/sharedStrings.xml'));
  const hasOwnFormats = FORMAT_WITH_TEXT.test(textIn(parts, 'xl/styles.xml') ?? '');
  const xml = textIn(parts, sheet, 'latin1');
  if (name === undefined || !texts || hasOwnFormats || xml === undefined) return undefined;
  const rows = rowsIn(xml, texts);
  return rows && { name, rows, isHidden: false };
}

/** The text of a part in UTF-8; undefined if there is none, or it is in another encoding. */
function textIn(
  parts: Parts,
  name: string,
  /** Of a part of which only what is plain ASCII is read, 'latin1' is the fastest. */
  encoding: 'utf8' | 'latin1' = 'utf8',
): string | undefined {
  const part = parts[name];
  if (!part) return undefined;
  const text = Buffer.from(part.buffer, part.byteOffset, part.length).toString(encoding);
  const [, said = 'utf-8'] = ENCODING.exec(text) ?? [];
  return said.toLowerCase() === 'utf-8' ? text : undefined;
}

/** The name of the only sheet of a workbook; undefined if there are several, or it is hidden. */
function nameOfOnly(workbook = ''): string | undefined {
  const [first, second] = workbook.matchAll(LISTED);
  const [, about = ''] = first ?? [];
  const [, name] = NAME.exec(about) ?? [];
  return name === undefined || second || HIDDEN.test(about) ? undefined : unescaped(name);
}

const TEXT_START = '<si><t';
const TEXT_END = '</t></si>';

/** The texts that cells share, by their numbers; undefined if one has several looks or a reading. */
function sharedTexts(xml: string | undefined): string[] | undefined {
  if (xml === undefined || xml.includes('<![CDATA[')) return undefined;
  const texts: string[] = [];
  let at = xml.indexOf('<si>');
  while (at !== -1 && xml.startsWith('<si>', at)) {
    const begin = xml.indexOf('>', at + TEXT_START.length) + 1;
    const end = xml.indexOf('<', begin);
    const isPlain =
      xml.startsWith(TEXT_START, at) && xml[begin - 2] !== '/' && xml.startsWith(TEXT_END, end);
    if (!isPlain) return undefined;
    // Excel keeps what was typed elsewhere with the line ends of Windows: '_x000D_' and a line end.
    texts.push(withFractions(unescaped(xml.slice(begin, end)).replaceAll('\r\n', '\n')));
    at = end + TEXT_END.length;
    while (isSpace(xml.charCodeAt(at))) at += 1;
  }
  return xml.startsWith('</sst>', at) ? texts : undefined;
}

const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The last of Unicode. */
const MAX_CODE_POINT = 0x10ffff;

/** A text with its characters that are written as names or numbers: '&amp;', '&#x2264;' and '_x000D_'. */
function unescaped(text: string): string {
  const said = text.includes('&')
    ? text.replaceAll(/&(?:amp|lt|gt|quot|apos|#x([\da-f]+)|#(\d+));/gi, (sign, hex, decimal) => {
        if (hex === undefined && decimal === undefined) return SIGNS[sign.toLowerCase()] ?? sign;
        const point = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
        return point > MAX_CODE_POINT ? sign : String.fromCodePoint(point);
      })
    : text;
  return said.includes('_x')
    ? said.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : said;
}

/** The rows of a sheet, of the same width; undefined if a cell is something else than a shared text. */
function rowsIn(xml: string, texts: readonly string[]): SheetCell[][] | undefined {
  const end = xml.indexOf('</sheetData>');
  if (end === -1 || xml.includes('<mergeCell', end)) return undefined;
  const rows: SheetCell[][] = [];
  let width = 0;
  let row: SheetCell[] = [];
  let at = xml.indexOf('<', xml.indexOf('<sheetData') + 1);
  while (at < end && at !== -1) {
    const close = xml.indexOf('>', at);
    if (xml.startsWith('<c', at) && xml.startsWith('r="', at + ATTRIBUTE_AT)) {
      const isEmpty = xml.charCodeAt(close - 1) === SLASH;
      const text = isEmpty ? '' : sharedAt(xml, at, close, texts);
      if (text === undefined) return undefined;
      if (text !== '') {
        const column = columnAt(xml, at + REFERENCE_AT);
        if (column < 0 || column >= MAX_COLUMNS) return undefined;
        while (row.length < column) row.push('');
        row[column] = text;
        width = Math.max(width, column + 1);
      }
    } else if (xml.startsWith('<row', at)) {
      const number = rowNumber(xml.slice(at, close)) ?? rows.length + 1;
      if (number <= rows.length || number > MAX_ROWS) return undefined;
      while (rows.length < number - 1) rows.push([]);
      row = [];
      rows.push(row);
    } else if (!ENDS.some((tag) => xml.startsWith(tag, at))) return undefined;
    at = xml.indexOf('<', close);
  }
  for (const one of rows) while (one.length < width) one.push('');
  return rows;
}

const SLASH = 0x2f;

/** Where the attributes of a cell begin, and where its reference does, if that is the first of them. */
const ATTRIBUTE_AT = 3;
const REFERENCE_AT = 6;

/** What may stand between cells, and the value that has been read with its cell. */
const ENDS = ['</c>', '</row>', '<v>', '</v>'];

/** As many rows and columns as a sheet can have. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

const rowNumber = (tag: string): number | undefined => {
  const [, number] = /\sr="(\d+)"/.exec(tag) ?? [];
  return number === undefined ? undefined : Number(number);
};

/** The shared text of a cell; undefined if it holds something else. */
function sharedAt(
  xml: string,
  start: number,
  close: number,
  texts: readonly string[],
): string | undefined {
  if (!xml.slice(start, close).includes(' t="s"') || !xml.startsWith('<v>', close + 1))
    return undefined;
  const begin = close + '><v>'.length;
  const end = xml.indexOf('<', begin);
  return xml.startsWith('</v></c>', end) ? texts[Number(xml.slice(begin, end))] : undefined;
}

/** The column of a reference, from 0: 'AB12' is in 27. */
function columnAt(xml: string, start: number): number {
  let column = 0;
  for (let at = start; ; at += 1) {
    const letter = xml.charCodeAt(at) - 0x40;
    if (letter < 1 || letter > 26) return column - 1;
    column = column * 26 + letter;
  }
}
