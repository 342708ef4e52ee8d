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

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads a config to be edited.
 * @throws An error whose message is a sentence, if the file cannot be read or is not JSON. The checker says more.
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
 * Writes a value into the file of a config, completely or not at all, with as few changed lines as possible.
 * @param announce Called with the new text before it is written.
 * @returns The new text, and the number of changed lines.
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
    const mark = readText(file, true).startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    await writeFileAtomic(file, mark + written);
  }
  return { text: written, value, lines: changedLines(text, written) };
}

function readText(file: string, withMark = false): string {
  const text = readFileSync(file, 'utf8');
  return !withMark && text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}

/** The number of lines that were removed or added, whichever is greater. */
function changedLines(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  let added = 0;
  // Line by line, because a catalogue has millions.
  for (let at = 0; at <= after.length;) {
    const end = after.indexOf('\n', at);
    const line = end === -1 ? after.slice(at) : after.slice(at, end);
    const count = counts.get(line) ?? 0;
    if (count > 0) counts.set(line, count - 1);
    else added += 1;
    at = end === -1 ? after.length + 1 : end + 1;
  }
  const removed = [...counts.values()].reduce((total, count) => total + count, 0);
  return Math.max(removed, added);
}
