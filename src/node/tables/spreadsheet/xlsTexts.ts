import { CFB } from '@e965/xlsx';
import type { Raised } from '../../../document/raised';
import { raisedBy, raisedTexts, type TextWithRuns } from './binaryRuns';

/** Records of a workbook of Excel 97 to 2003 ([MS-XLS], 2.4). */
const FONT = 0x31;
const SHARED = 0xfc;
const CONTINUE = 0x3c;

/** Where a font says that it is raised or lowered ([MS-XLS], 2.4.122, sss). */
const ESCAPEMENT_AT = 8;

/** No font has this number ([MS-XLS], 2.5.129). */
const NO_FONT = 4;

/** What reads the files within a file ([MS-CFB]), for which SheetJS has no types. */
const container = CFB as {
  read: (bytes: Buffer, options: { type: 'buffer' }) => object;
  find: (file: object, name: string) => { content?: ArrayLike<number> } | null;
};

/** How such a file begins ([MS-CFB], 2.2). */
const BEGINNING = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether bytes are a file of Excel 97 to 2003, or another one in such a container. */
export const isXls = (bytes: Uint8Array): boolean =>
  BEGINNING.every((byte, index) => bytes[index] === byte);

/** The texts of an .xls file in which figures are raised or lowered, by what SheetJS reads. */
export function raisedTextsOfXls(bytes: Uint8Array): ReadonlyMap<string, string> {
  const stream = container.find(container.read(Buffer.from(bytes), { type: 'buffer' }), 'Workbook');
  const fonts: (Raised | undefined)[] = [];
  const shared: Uint8Array[] = [];
  for (const { type, data } of recordsIn(Uint8Array.from(stream?.content ?? []))) {
    if (type === SHARED || (type === CONTINUE && shared.length > 0)) shared.push(data);
    else if (shared.length > 0) break;
    if (type !== FONT) continue;
    if (fonts.length === NO_FONT) fonts.push(undefined);
    fonts.push(raisedBy(data[ESCAPEMENT_AT]));
  }
  return raisedTexts(textsIn(shared), fonts);
}

function* recordsIn(stream: Uint8Array): Generator<{ type: number; data: Uint8Array }> {
  const view = new DataView(stream.buffer);
  for (let at = 0; at + 4 <= stream.length;) {
    const end = at + 4 + view.getUint16(at + 2, true);
    yield { type: view.getUint16(at, true), data: stream.subarray(at + 4, end) };
    at = end;
  }
}

/** The shared texts with their runs: [MS-XLS], 2.4.265 and 2.5.293. */
function* textsIn(parts: readonly Uint8Array[]): Generator<TextWithRuns> {
  const read = readerOf(parts);
  read.number(4);
  const count = read.number(4);
  for (let at = 0; at < count && !read.isAtEnd(); at += 1) {
    const length = read.number(2);
    const flags = read.number(1);
    const runs = flags & 8 ? read.number(2) : 0;
    const spoken = flags & 4 ? read.number(4) : 0;
    const text = read.text(length, (flags & 1) === 1);
    yield {
      text,
      runs: Array.from({ length: runs }, () => ({ from: read.number(2), font: read.number(2) })),
    };
    for (let skipped = 0; skipped < spoken; skipped += 1) read.number(1);
  }
}

/** Reads what goes on from one record into the next. */
function readerOf(parts: readonly Uint8Array[]) {
  let part = 0;
  let place = 0;
  const left = () => (parts[part]?.length ?? 0) - place;
  const isAtEnd = () => part >= parts.length || (part === parts.length - 1 && left() <= 0);
  const next = () => {
    part += 1;
    place = 0;
  };
  const number = (bytes: number) => {
    let sum = 0;
    for (let at = 0; at < bytes; at += 1) {
      while (left() <= 0 && !isAtEnd()) next();
      sum += (parts[part]?.[place] ?? 0) * 256 ** at;
      place += 1;
    }
    return sum;
  };
  /** Characters of one byte or two: the next record begins with a byte that says which of both it goes on with. */
  const text = (length: number, isWide: boolean) => {
    let width = isWide ? 2 : 1;
    let read = '';
    while (read.length < length && !isAtEnd()) {
      if (left() <= 0) {
        next();
        width = number(1) & 1 ? 2 : 1;
      }
      read += String.fromCharCode(number(width));
    }
    return read;
  };
  return { isAtEnd, number, text };
}
