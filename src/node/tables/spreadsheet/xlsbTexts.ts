import type { Raised } from '../../../document/raised';
import { raisedBy, raisedTexts, type TextWithRuns } from './binaryRuns';

/** Records of the parts of an XLSB file ([MS-XLSB], 2.4). */
const FONT = 43;
const TEXT = 19;

/** Where a font says that it is raised or lowered ([MS-XLSB], 2.4.149, sss). */
const ESCAPEMENT_AT = 6;

/** The texts of an XLSB file in which figures are raised or lowered, by what SheetJS reads. */
export function raisedTextsOfXlsb(
  parts: Readonly<Record<string, Uint8Array>>,
): ReadonlyMap<string, string> {
  const fonts: (Raised | undefined)[] = [];
  for (const { type, data } of recordsIn(parts['xl/styles.bin']))
    if (type === FONT) fonts.push(raisedBy(data[ESCAPEMENT_AT]));
  return raisedTexts(textsIn(parts['xl/sharedStrings.bin']), fonts);
}

/** Type and length of a record are written seven bits a byte, as long as the eighth is set ([MS-XLSB], 2.1.4). */
function* recordsIn(
  part: Uint8Array = new Uint8Array(),
): Generator<{ type: number; data: Uint8Array }> {
  let at = 0;
  const number = (most: number) => {
    let sum = 0;
    for (let byte = 0; byte < most; byte += 1) {
      const bits = part[at++] ?? 0;
      sum += (bits & 0x7f) << (7 * byte);
      if (bits < 0x80) break;
    }
    return sum;
  };
  while (at < part.length) {
    const type = number(2);
    const length = number(4);
    yield { type, data: part.subarray(at, at + length) };
    at += length;
  }
}

/** The shared texts with their runs: [MS-XLSB], 2.5.121. */
function* textsIn(part: Uint8Array | undefined): Generator<TextWithRuns> {
  for (const { type, data } of recordsIn(part)) {
    if (type !== TEXT || data.length < 5) continue;
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    const end = 5 + 2 * view.getUint32(1, true);
    const text = Buffer.from(data.subarray(5, end)).toString('utf16le');
    const count = (data[0] ?? 0) & 1 ? view.getUint32(end, true) : 0;
    const runs = Array.from({ length: count }, (_, at) => ({
      from: view.getUint16(end + 4 + 4 * at, true),
      font: view.getUint16(end + 6 + 4 * at, true),
    }));
    yield { text, runs };
  }
}
