import { statSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { isDarkOnClear } from '../../../assets/pictures/darkOnClear';
import { readDrawing } from '../../../files/drawingText';
import { svgDanger } from './svgDanger';
import { svgMistake } from './svgMistake';

/** The result of measuring a picture file. Width and height are in px. */
export type Measured =
  | { state: 'good'; width: number; height: number; bytes: number; isDarkOnClear?: boolean }
  | { state: 'missing' }
  | { state: 'refused'; danger: string }
  | { state: 'broken'; reason: string; advice: string };

/** More pixels than any camera produces: larger files would take too long to decode. */
const MAX_PIXELS = 120e6;
const MAX_BYTES = 60 * 1024 * 1024;
/** Anything smaller is a tracking pixel or a broken drawing. */
const MIN_SIDE_PX = 8;
/** The longest side that WebP can hold. */
const MAX_PHOTO_SIDE_PX = 16_383;
/** The start of a file with its size and kind (ISO 14496-12, "ftyp"). */
const FTYP_BYTES = 12;
const EXPORT_AGAIN = 'Export it again from your drawing program.';

const OTHER_KIND = broken('it is damaged, or its file extension is wrong', 'Save it again.');

const known = new Map<string, { stamp: string; result: Measured }>();

/**
 * Decodes just enough of a picture to know that it is complete. Results are cached until the file changes, for the
 * dev server. Never rejects.
 */
export async function measurePicture(file: string): Promise<Measured> {
  try {
    // Synchronous, because with promises this took longer than all the rest of a check whose pictures are cached.
    const { size, mtimeMs } = statSync(file);
    const stamp = `${size} ${mtimeMs}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.result;
    const result = await measure(file, size);
    known.set(file, { stamp, result });
    return result;
  } catch {
    return { state: 'missing' };
  }
}

async function measure(file: string, bytes: number): Promise<Measured> {
  // A case-insensitive file system finds files that the web server will not.
  const names = await readdir(dirname(file));
  if (!names.includes(basename(file))) return { state: 'missing' };
  if (bytes === 0) return broken('the file is empty', 'Save it again.');
  return file.endsWith('.svg') ? measureDrawing(file, bytes) : measurePhoto(file, bytes);
}

async function measureDrawing(file: string, bytes: number): Promise<Measured> {
  if (bytes > MAX_BYTES) {
    return broken(`it is too large (${inMegabytes(bytes)})`, 'Simplify it, or save it as PNG.');
  }
  const read = readDrawing(await readFile(file));
  if ('mistake' in read) {
    const { format } = await metadata(file);
    return format && format !== 'svg' ? OTHER_KIND : broken(read.mistake, EXPORT_AGAIN);
  }
  const svg = read.text;
  // NUL characters mean a binary file.
  const mistake = svg.includes('\0') ? undefined : svgMistake(svg);
  if (mistake) return broken(mistake, EXPORT_AGAIN);
  // Not the file itself, because libvips does not know all encodings.
  const { width, height, format } = await metadata(Buffer.from(svg));
  if (format && format !== 'svg') return OTHER_KIND;
  const danger = svgDanger(svg);
  if (danger) return { state: 'refused', danger };
  if (!format) return broken('it has no size', 'Add a viewBox to its <svg>.');
  return tooMuch(width, height, bytes) ?? { state: 'good', width, height, bytes };
}

async function measurePhoto(file: string, bytes: number): Promise<Measured> {
  if (await isHeic(file)) {
    return broken(
      file.toLowerCase().endsWith('.heic')
        ? 'it is an HEIC photo'
        : 'it is an HEIC photo under another name',
      'Save it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
    );
  }
  const { width, height, format } = await metadata(file);
  if (!format || format === 'svg') return OTHER_KIND;
  const absurd = tooMuch(width, height, bytes) ?? tooLong(width, height);
  if (absurd) return absurd;
  try {
    // Metadata are at the start: only decoding reveals a truncated file.
    await sharp(file, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return { state: 'good', width, height, bytes, isDarkOnClear: await isDarkOnClear(file) };
  } catch {
    return OTHER_KIND;
  }
}

/**
 * Without `format` if the file cannot be read. The error message of libvips is not used, since it may belong to
 * another file.
 */
async function metadata(
  source: string | Buffer,
): Promise<{ format?: string; width: number; height: number }> {
  try {
    // Without the limit of libvips, so that a picture beyond ours is called too large instead of damaged.
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    return { width: 0, height: 0 };
  }
}

function tooMuch(width: number, height: number, bytes: number): Measured | undefined {
  const size = `${width} × ${height} px`;
  if (width * height > MAX_PIXELS || bytes > MAX_BYTES) {
    return broken(
      `it is too large (${size}, ${inMegabytes(bytes)})`,
      'Save it with no more than 4,000 px on the longer side.',
    );
  }
  if (Math.min(width, height) < MIN_SIDE_PX) {
    return broken(`it is too small (${size})`, 'Use the original.');
  }
  return undefined;
}

/** Published widths keep the shape of a photo, and WebP holds no side that is longer. */
function tooLong(width: number, height: number): Measured | undefined {
  if (Math.max(width, height) <= MAX_PHOTO_SIDE_PX) return undefined;
  return broken(
    `it is too long (${width} × ${height} px)`,
    'Save it with no more than 4,000 px on the longer side, or cut it into several photos.',
  );
}

/** Whether a file is a photo as iPhones take them, whatever its name: no browser but Safari shows it (ISO 23008-12). */
async function isHeic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(FTYP_BYTES), 0, FTYP_BYTES, 0);
    return /^ftyp(?:hei[cxms]|hev[cxms])/.test(buffer.toString('latin1', 4));
  } finally {
    await handle.close();
  }
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

function broken(reason: string, advice: string): Measured {
  return { state: 'broken', reason, advice };
}
