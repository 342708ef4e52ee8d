import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withSpaces } from './odsSpaces';
import { odsTables, type OdsTable } from './odsTables';
import { withRaisedRuns, withRaisedSpans } from './raisedFigures';
import { preparedSheet } from './sheetXml';
import { raisedTextsOfXlsb } from './xlsbTexts';

/** How large a workbook may be when unpacked, in bytes: 100,000 rows of products take some 60 MB. */
const MOST_BYTES = 1_000_000_000;

/** A character beyond the first 65,536 that is written as a number: '&#128512;', '&#x1F600;'. */
const BEYOND = /&#(?:x0*([0-9a-f]{5,6})|0*(\d{5,7}));/gi;

/** The texts that cells share. */
const SHARED = /^xl\/sharedStrings\.xml$/i;

/** The beginning of what XLSX files write characters as. */
const LIKE_ESCAPED = /_(?=x[\da-f]{4}_)/gi;

/** Whether bytes are a ZIP archive, as all workbooks since 2007 are. */
export function isZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

/**
 * The parts of the archive of a workbook, unpacked; without pictures, drawings and macros, which say nothing about
 * products.
 * @throws A sentence, if it would take too much memory.
 */
export function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      if (size > MOST_BYTES) throw new Error('This workbook is too large to be read.');
      return !/\/(?:media|drawings|charts|embeddings|printerSettings)\/|vbaProject/i.test(name);
    },
  });
}

/** A workbook for SheetJS, and what that does not tell of it. */
export interface Repacked {
  bytes: Uint8Array;
  /** Whether it is an XLSX file in which nothing says that a program has calculated its formulas. */
  mayBeUncalculated: boolean;
  /** The sheets, of an ODS file. */
  tables: OdsTable[];
  /** Texts with raised or lowered figures by what SheetJS reads, of a binary file. */
  raised: ReadonlyMap<string, string>;
}

/**
 * The archive of a workbook as SheetJS reads it right: characters beyond U+FFFF that are written as numbers, as
 * OpenPyXL does, are written as themselves. It would cut them: 😀 would become U+F600
 * (findings/sheetjs-cuts-characters-written-as-numbers.sh). What the sheets of XLSX files do not need is left out.
 * @param parts Those of the archive, which are changed.
 */
export function repacked(parts: Record<string, Uint8Array>): Repacked {
  for (const [name, part] of Object.entries(parts)) {
    const isSheet = /^xl\/worksheets\/[^/]*\.xml$/i.test(name) && isUtf8(part);
    const hasNumbers = /\.xml$/i.test(name) && includes(part, '&#');
    const hasRaised = (isSheet || SHARED.test(name)) && includes(part, 'vertAlign');
    if (!isSheet && !hasNumbers && !hasRaised) continue;
    const xml = strFromU8(part);
    const sheet = isSheet ? preparedSheet(xml) : xml;
    const prepared = hasRaised ? withRaisedRuns(sheet) : sheet;
    parts[name] = strToU8(hasNumbers ? prepared.replaceAll(BEYOND, character) : prepared);
  }
  const content = parts['content.xml'];
  // SheetJS refuses an ODS file without styles, which need not be there (findings/sheetjs-needs-styles-in-ods.sh).
  if (content) parts['styles.xml'] ??= strToU8('<styles/>');
  if (content) {
    // It takes '_x0041_' for 'A' in ODS files, too, where it means itself.
    const said = strFromU8(content).replaceAll(LIKE_ESCAPED, '_x005F_');
    parts['content.xml'] = strToU8(withSpaces(withRaisedSpans(said)));
  }
  return {
    bytes: zipSync(parts, { level: 0 }),
    mayBeUncalculated: 'xl/workbook.xml' in parts && !isCalculated(parts),
    tables: content ? odsTables(strFromU8(content)) : [],
    raised: raisedTextsOfXlsb(parts),
  };
}

/** Excel writes a list of the formulas that it has calculated; LibreOffice calculates whatever it saves. */
function isCalculated(parts: Readonly<Record<string, Uint8Array>>): boolean {
  const about = parts['docProps/app.xml'];
  const isOffice = about && /<Application>[^<]*(?:Libre|Open)Office/.test(strFromU8(about));
  return isOffice === true || 'xl/calcChain.xml' in parts;
}

const includes = (part: Uint8Array, text: string): boolean =>
  Buffer.from(part.buffer, part.byteOffset, part.length).includes(text);

/** Whether XML is in UTF-8, as all programs write it. */
const isUtf8 = ([first, second]: Uint8Array): boolean =>
  !(first === 0xff && second === 0xfe) && !(first === 0xfe && second === 0xff) && second !== 0;

function character(
  reference: string,
  hex: string | undefined,
  decimal: string | undefined,
): string {
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : reference;
}
