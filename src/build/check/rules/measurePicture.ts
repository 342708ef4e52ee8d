import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { svgDanger } from './svgDanger';

/** What is known of a picture file. Width and height are in px, `bytes` is its weight. */
export type Measured =
  | { state: 'good'; width: number; height: number; bytes: number }
  | { state: 'missing' }
  | { state: 'refused'; danger: string }
  | { state: 'broken'; reason: string; advice: string };

/** No camera makes more, and what a decoder does with more is nothing to wait for. */
const MOST_DOTS = 120e6;
const MOST_BYTES = 60 * 1024 * 1024;
/** In px: a dot that counts visitors, or half a drawing. */
const FEWEST = 8;

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
  try {
    const { width, height, format } = await sharp(file).metadata();
    if ((format === 'svg') !== file.endsWith('.svg')) return broken('another kind', bytes, 'photo');
    const absurd = tooMuch(width, height, bytes);
    if (absurd) return absurd;
    if (format === 'svg') {
      const danger = svgDanger(await readFile(file, 'utf8'));
      if (danger) return { state: 'refused', danger };
    } else {
      // Metadata stand at the beginning: only who decodes a photo learns that its end is missing.
      await sharp(file, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    }
    return { state: 'good', width, height, bytes };
  } catch (error) {
    return broken(String(error), bytes, file);
  }
}

function tooMuch(width: number, height: number, bytes: number): Measured | undefined {
  const size = `${width} × ${height} px`;
  if (width * height > MOST_DOTS || bytes > MOST_BYTES) {
    return {
      state: 'broken',
      reason: `it is far too large (${size}, ${Math.round(bytes / 1024 / 1024)} MB)`,
      advice: 'Save it with at most 4,000 px on its longer side.',
    };
  }
  if (Math.min(width, height) < FEWEST) {
    return {
      state: 'broken',
      reason: `it is far too small (${size})`,
      advice: 'Take the original.',
    };
  }
  return undefined;
}

function broken(error: string, bytes: number, file: string): Measured {
  const state = 'broken';
  if (bytes === 0) return { state, reason: 'the file is empty', advice: 'Save it again.' };
  if (/has no size|width|dimension/i.test(error)) {
    return { state, reason: 'it has no size', advice: 'Give its <svg> a viewBox.' };
  }
  if (file.endsWith('.svg')) {
    const where = /XML parse error: Error domain \d+ code \d+ on (line \d+ column \d+)/.exec(error);
    return {
      state,
      reason: `its SVG is broken${where?.[1] ? ` (${where[1]})` : ''}`,
      advice: 'Export it again from your drawing program.',
    };
  }
  return {
    state,
    reason: 'it is damaged, or not the kind that its name says',
    advice: 'Save it again.',
  };
}
