import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** How large a workbook may be when unpacked, in bytes: 100,000 rows of products take some 60 MB. */
const MOST_BYTES = 1_000_000_000;

/** A character beyond the first 65,536 that is written as a number: '&#128512;', '&#x1F600;'. */
const BEYOND = /&#(?:x0*([0-9a-f]{5,6})|0*(\d{5,7}));/gi;

/** Whether bytes are a ZIP archive, as all workbooks since 2007 are. */
export function isZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

/**
 * The archive of a workbook as SheetJS reads it right: characters beyond U+FFFF that are written as numbers, as
 * OpenPyXL does, are written as themselves. It would cut them: 😀 would become U+F600
 * (findings/sheetjs-cuts-characters-written-as-numbers.sh).
 * @throws A sentence, if it would take too much memory.
 */
export function repacked(bytes: Uint8Array): Uint8Array {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      if (size > MOST_BYTES) throw new Error('This workbook is too large to be read.');
      // Pictures, drawings and macros say nothing about products.
      return !/\/(?:media|drawings|charts|embeddings|printerSettings)\/|vbaProject/i.test(name);
    },
  });
  for (const [name, part] of Object.entries(parts)) {
    if (
      !/\.xml$/i.test(name) ||
      !Buffer.from(part.buffer, part.byteOffset, part.length).includes('&#')
    )
      continue;
    parts[name] = strToU8(strFromU8(part).replaceAll(BEYOND, character));
  }
  return zipSync(parts, { level: 0 });
}

function character(
  reference: string,
  hex: string | undefined,
  decimal: string | undefined,
): string {
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : reference;
}
