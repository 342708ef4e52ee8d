import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { isDarkOnClear } from '../../../assets/pictures/darkOnClear';
import { svgDanger } from './svgDanger';
import { svgMistake } from './svgMistake';

/** What is known of a picture file. Width and height are in px, `bytes` is its weight. */
export type Measured =
  | { state: 'good'; width: number; height: number; bytes: number; isDarkOnClear?: boolean }
  | { state: 'missing' }
  | { state: 'refused'; danger: string }
  | { state: 'broken'; reason: string; advice: string };

/** No camera makes more, and what a decoder does with more is nothing to wait for. */
const MOST_DOTS = 120e6;
const MOST_BYTES = 60 * 1024 * 1024;
/** In px: a dot that counts visitors, or half a drawing. */
const FEWEST = 8;

const OTHER_KIND = broken('it is damaged, or its file extension is wrong', 'Save it again.');

const known = new Map<string, { stamp: string; result: Measured }>();

/**
 * Opens a picture just far enough to know that all of it is there. What has been measured is kept until the file
 * changes, for the development server. Never rejects.
 */
export async function measurePicture(file: string): Promise<Measured> {
  try {
    const { size, mtimeMs } = await stat(file);
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
  // A file system that ignores capitals finds what the web server will not.
  const names = await readdir(dirname(file));
  if (!names.includes(basename(file))) return { state: 'missing' };
  if (bytes === 0) return broken('the file is empty', 'Save it again.');
  return file.endsWith('.svg') ? measureDrawing(file, bytes) : measurePhoto(file, bytes);
}

async function measureDrawing(file: string, bytes: number): Promise<Measured> {
  const svg = await readFile(file, 'utf8');
  // What holds these is no text at all, or in an encoding that not all programs read.
  const mistake = svg.includes('\0') ? undefined : svgMistake(svg);
  if (mistake) return broken(mistake, 'Export it again from your drawing program.');
  const { width, height, format } = await metadata(file);
  if (format && format !== 'svg') return OTHER_KIND;
  const danger = svgDanger(svg);
  if (danger) return { state: 'refused', danger };
  if (!format) return broken('it has no size', 'Add a viewBox to its <svg>.');
  return tooMuch(width, height, bytes) ?? { state: 'good', width, height, bytes };
}

async function measurePhoto(file: string, bytes: number): Promise<Measured> {
  const { width, height, format } = await metadata(file);
  if (!format || format === 'svg') return OTHER_KIND;
  const absurd = tooMuch(width, height, bytes);
  if (absurd) return absurd;
  try {
    // Metadata come first: only decoding a photo shows that its end is missing.
    await sharp(file, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return { state: 'good', width, height, bytes, isDarkOnClear: await isDarkOnClear(file) };
  } catch {
    return OTHER_KIND;
  }
}

/** No `format` where the file cannot be read. The message of libvips may belong to another file, so it is not used. */
async function metadata(file: string): Promise<{ format?: string; width: number; height: number }> {
  try {
    return await sharp(file).metadata();
  } catch {
    return { width: 0, height: 0 };
  }
}

function tooMuch(width: number, height: number, bytes: number): Measured | undefined {
  const size = `${width} × ${height} px`;
  if (width * height > MOST_DOTS || bytes > MOST_BYTES) {
    return broken(
      `it is too large (${size}, ${Math.round(bytes / 1024 / 1024)} MB)`,
      'Save it with no more than 4,000 px on the longer side.',
    );
  }
  if (Math.min(width, height) < FEWEST) {
    return broken(`it is too small (${size})`, 'Use the original.');
  }
  return undefined;
}

function broken(reason: string, advice: string): Measured {
  return { state: 'broken', reason, advice };
}
