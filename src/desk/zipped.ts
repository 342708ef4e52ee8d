const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** Names are UTF-8. */
const FLAGS = 0x08_00;
const VERSION = 20;
/** 1 January 1980: files are the same whenever they are made. */
const DATE = 0x21;

/** Puts texts into a ZIP archive without compressing them: they are small, and no library is needed. */
export function zipped(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const data = encoder.encode(text);
    const about = [FLAGS, 0, 0, DATE];
    const sizes = [crc32(data), data.length, data.length];
    const local = [
      bytes([LOCAL], 4),
      bytes([VERSION, ...about], 2),
      bytes(sizes, 4),
      bytes([name.length, 0], 2),
      name,
      data,
    ];
    centrals.push(
      bytes([CENTRAL], 4),
      bytes([VERSION, VERSION, ...about], 2),
      bytes(sizes, 4),
      bytes([name.length, 0, 0, 0, 0], 2),
      bytes([0, offset], 4),
      name,
    );
    locals.push(...local);
    offset += lengthOf(local);
  }
  const count = Object.keys(files).length;
  const end = [
    bytes([END], 4),
    bytes([0, 0, count, count], 2),
    bytes([lengthOf(centrals), offset], 4),
    bytes([0], 2),
  ];
  return joined([...locals, ...centrals, ...end]);
}

/** Numbers as so many bytes each, the lowest first. */
function bytes(numbers: readonly number[], size: 2 | 4): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * size));
  numbers.forEach((number, at) => {
    if (size === 2) view.setUint16(at * size, number, true);
    else view.setUint32(at * size, number, true);
  });
  return new Uint8Array(view.buffer);
}

const lengthOf = (parts: readonly Uint8Array[]) =>
  parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The check sum of ZIP archives (ISO 3309). */
function crc32(data: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}
