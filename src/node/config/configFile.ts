import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Schema } from '../../document/schema/schema';
import { valueAt } from '../../document/values';
import { hashOfFile } from './productFiles/chunks';
import { fingerprintOf } from './productFiles/fingerprint';
import { areInFiles, PRODUCTS_PATH } from './productFiles/namedFiles';
import type { ProductFile } from './productFiles/readProductFile';
import { filesToWrite, refuseChanged } from './productFiles/saveProducts';
import { withFiles, withProducts, withProductsSet } from './productFiles/withProducts';
import { mistakeInWords } from './productFiles/mistakeInWords';
import { rewrite } from './edit/rewrite';
import { lineOf } from './read/lines';
import { readJson } from './read/readJson';
import { finishWriting, writeTogether, type FileToWrite } from './writeTogether';

/** A config as it is in its file, and the files that it names. */
export interface FileContent {
  /** The text of the file, without a byte order mark. */
  text: string;
  /** The config, with all products in it. */
  value: unknown;
  /** The files that its products stand in; undefined where they stand in the config. */
  files?: readonly ProductFile[];
}

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads a config to be edited, with the products that stand in files beside it.
 * @param schema That of the whole config.
 * @throws An error whose message is a sentence, if a file cannot be read or has mistakes by which something would be
 *   lost. The checker says more.
 */
export function readConfigFile(file: string, schema: Schema): FileContent {
  const name = basename(file);
  finishWriting(dirname(file));
  const text = readText(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${name} cannot be read. ${mistakeOf(text)}`);
  }
  if (!areInFiles(value)) return { text, value };
  const { files = [], mistakes, ...read } = withProducts(value, dirname(file), schema);
  const [wrong] = mistakes;
  if (wrong) throw new Error(`${name} cannot be read: ${wrong.message} ${wrong.advice}`);
  refuseMistakes(files);
  return { text, value: read.value, files };
}

/** Where the first mistake of a text is that is no JSON, what is wrong there and what to do. */
function mistakeOf(text: string): string {
  const [mistake, ...others] = readJson(text).mistakes;
  if (!mistake) return 'It is no valid JSON.';
  const { offset, message, advice } = mistake;
  const found = [`Line ${lineOf(text, offset)}: ${message}`, advice].filter(Boolean).join(' ');
  return `${found}${moreMistakes(others.length)}`;
}

const moreMistakes = (count: number): string =>
  count > 0 ? ` "npm run check" lists ${count} more.` : '';

/**
 * Reads a config again that may have changed, as `readConfigFile` does.
 * @returns Undefined if all files hold what they did: to find that out takes a tenth of the time of reading products.
 * @throws A sentence, as `readConfigFile` does.
 */
export function readAgain(
  file: string,
  before: FileContent,
  schema: Schema,
): FileContent | undefined {
  if (holdsSame(file, before)) return undefined;
  const content = readConfigFile(file, schema);
  return fingerprintOf(content) === fingerprintOf(before) ? undefined : content;
}

function holdsSame(file: string, { text, files = [] }: FileContent): boolean {
  try {
    const isSame = files.every(({ name, hash }) => hashOfFile(join(dirname(file), name)) === hash);
    return isSame && readText(file) === text && areInFiles(JSON.parse(text)) === files.length > 0;
  } catch {
    // Reading says what is wrong.
    return false;
  }
}

/** What cannot be read of a product would be lost when its row is written. */
function refuseMistakes(files: readonly ProductFile[]): void {
  const wrong = files.flatMap((file) =>
    file.mistakes
      .filter(({ isWarning }) => isWarning !== true)
      .map((mistake) => mistakeInWords(file, mistake)),
  );
  if (wrong.length === 0) return;
  throw new Error(`${wrong[0]}${moreMistakes(wrong.length - 1)}`);
}

/**
 * Writes a value into the file of a config and those of its products, each completely or not at all, with as few changed
 * lines as possible.
 * @param schema That of the whole config.
 * @param announce Called with the fingerprint of what there will be, before it is written.
 * @returns What the files hold now, and the number of changed lines.
 */
export async function saveConfigFile(
  file: string,
  content: FileContent,
  value: unknown,
  schema: Schema,
  announce?: (fingerprint: string) => Promise<void>,
): Promise<FileContent & { lines: number }> {
  const { text, files = [] } = content;
  const isInFiles = areInFiles(JSON.parse(text));
  if (isInFiles && !content.files)
    throw new Error('The files with the products cannot be read, so that nothing was written.');
  const own = isInFiles ? withProductsSet(value, valueAt(JSON.parse(text), PRODUCTS_PATH)) : value;
  const written = rewrite(text, own);
  const place = { folder: dirname(file), schema, files };
  const { files: after, changed } = await filesToWrite(value, place);
  const saved = isInFiles
    ? { text: written, value: withFiles(value, after), files: after }
    : { text: written, value };
  if (written !== text || changed.length > 0) await announce?.(fingerprintOf(saved));
  refuseChanged(changed);
  const toWrite: FileToWrite[] = [...changed];
  const isThere = existsSync(file);
  if (written !== text || !isThere) {
    const hasMark = isThere && readText(file, true).startsWith(BYTE_ORDER_MARK);
    toWrite.push({ path: file, bytes: (hasMark ? BYTE_ORDER_MARK : '') + written });
  }
  await writeTogether(dirname(file), toWrite);
  const rows = changed.reduce((sum, one) => sum + one.rows, 0);
  return { ...saved, lines: changedLines(text, written) + rows };
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
