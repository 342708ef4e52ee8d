import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';

/** What is known of a picture file. Width and height are in px, `bytes` is its weight. */
export type Measured =
  | { state: 'good'; width: number; height: number; bytes: number }
  | { state: 'missing' }
  | { state: 'broken'; reason: string; advice: string };

const known = new Map<string, { stamp: string; result: Measured }>();

/**
 * Opens a picture just far enough to know that it is one. What has been measured is kept until the file
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
    const { width, height } = await sharp(file).metadata();
    return { state: 'good', width, height, bytes };
  } catch (error) {
    return broken(String(error), bytes, file);
  }
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
