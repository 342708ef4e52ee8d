import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { rewrite } from './rewrite';

/** A config as it is in its file. */
export interface FileContent {
  /** The text of the file, without a byte order mark. */
  text: string;
  value: unknown;
}

const MARK = '\ufeff';

/**
 * Reads a config to be edited.
 * @throws A sentence, if the file cannot be read or is no JSON: the checker says more.
 */
export function readConfigFile(file: string): FileContent {
  const name = basename(file);
  const text = readText(file);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Error(
      `${name} cannot be read: it is no valid JSON. "npm run check" says where the mistake is.`,
    );
  }
}

/**
 * Writes a value into the file of a config, whole or not at all: in as few changed lines as a careful hand would.
 * @param announce Called with the new text before it is written, where somebody has to know.
 * @returns What the file holds now, and how many of its lines are others.
 */
export async function saveConfigFile(
  file: string,
  { text }: FileContent,
  value: unknown,
  announce?: (text: string) => Promise<void>,
): Promise<FileContent & { lines: number }> {
  const written = rewrite(text, value);
  if (written !== text) {
    await announce?.(written);
    const mark = readText(file, true).startsWith(MARK) ? MARK : '';
    await writeFileAtomic(file, mark + written);
  }
  return { text: written, value, lines: changedLines(text, written) };
}

function readText(file: string, withMark = false): string {
  const text = readFileSync(file, 'utf8');
  return !withMark && text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

/** How many lines only one of two texts has: of those that went and those that came, the more. */
function changedLines(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) - 1);
  const left = [...counts.values()];
  const sum = (sign: number): number =>
    left.reduce((total, count) => total + Math.max(0, count * sign), 0);
  return Math.max(sum(1), sum(-1));
}
