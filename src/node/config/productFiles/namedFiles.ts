import { existsSync, realpathSync, statSync } from 'node:fs';
import { extname, isAbsolute, join, relative, sep } from 'node:path';
import { isRecord } from '../../../document/isRecord';
import type { Path } from '../../../document/schema/walk';
import { valueAt } from '../../../document/values';

/** A file with products that a config names. */
export interface NamedFile {
  /** As the config names it: 'catalogue.csv'. */
  name: string;
  /** Its full path. */
  path: string;
}

/** What is wrong with how a config names files, and where in the config. */
export interface NamingMistake {
  severity: 'error';
  path: Path;
  at: 'key' | 'value';
  message: string;
  advice: string;
}

/** The kinds of files that products may stand in, by the ends of their names. */
const KINDS = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.xlsx': 'xlsx',
};

/** How a file with products is read and written. */
export type FileKind = 'csv' | 'jsonl' | 'xlsx';

/** Where the products of a config are. */
export const PRODUCTS_PATH: readonly string[] = ['store', 'products'];

const FROM: Path = [...PRODUCTS_PATH, 'from'];

const FORM = 'Write { "from": "catalogue.csv" }, or a list of names.';

/** The kind of a file, by its name; undefined for one that products cannot stand in. */
export function kindOf(name: string): FileKind | undefined {
  const extension = extname(name).toLowerCase();
  return Object.entries(KINDS).find(([end]) => end === extension)?.[1] as FileKind | undefined;
}

/** Whether the products of a config stand in files, however these are named. */
export function areInFiles(config: unknown): boolean {
  return isRecord(valueAt(config, PRODUCTS_PATH));
}

/** What a config names as files with products, unchecked; empty if its products stand in the config itself. */
export function namesIn(config: unknown): string[] {
  const from = valueAt(config, FROM);
  const names: unknown[] = Array.isArray(from) ? from : [from];
  return names.filter((name) => typeof name === 'string');
}

/**
 * The files that the products of a config stand in, in the order in which it names them. Only files in the folder of the
 * config, wherever links lead, are among them.
 * @param folder That of the config.
 */
export function namedFiles(
  config: unknown,
  folder: string,
): { files: NamedFile[]; mistakes: NamingMistake[] } {
  const products = valueAt(config, PRODUCTS_PATH);
  const mistakes = isRecord(products) ? otherFields(products) : [];
  if (!isRecord(products) || mistakes.length > 0) return { files: [], mistakes };
  const { from } = products;
  const names: unknown[] = Array.isArray(from) ? from : [from];
  if (names.length === 0) mistakes.push(mistake(FROM, 'This list names no file.', FORM));
  const files: NamedFile[] = [];
  for (const [index, name] of names.entries()) {
    const at = Array.isArray(from) ? [...FROM, index] : FROM;
    const wrong = wrongWith(name, folder, files);
    if (wrong) mistakes.push(mistake(at, ...wrong));
    else files.push({ name: String(name), path: join(folder, String(name)) });
  }
  return { files, mistakes };
}

function otherFields(products: Record<string, unknown>): NamingMistake[] {
  if (!('from' in products)) {
    const message = 'Products are a list [ ], or { } that names the files they stand in.';
    return [mistake(PRODUCTS_PATH, message, FORM)];
  }
  const others = Object.keys(products).filter((key) => key !== 'from');
  return others.map((key) =>
    mistake(
      [...PRODUCTS_PATH, key],
      `"${key}" is not a field of the files of products.`,
      FORM,
      'key',
    ),
  );
}

const mistake = (
  path: Path,
  message: string,
  advice: string,
  at: NamingMistake['at'] = 'value',
): NamingMistake => ({ severity: 'error', path, at, message, advice });

const BESIDE = 'Put the file beside the config, or in a folder there, and write its name with /.';

/** What is wrong with a name, and what to do; undefined for one that is right. */
function wrongWith(
  name: unknown,
  folder: string,
  others: readonly NamedFile[],
): [message: string, advice: string] | undefined {
  if (typeof name !== 'string' || name === '') return ['This is no name of a file.', FORM];
  if (kindOf(name) === undefined) {
    return [
      `"${name}" is no file that products can stand in.`,
      'Name a file that ends in .csv, .xlsx or .jsonl.',
    ];
  }
  const steps = name.split('/');
  if (
    isAbsolute(name) ||
    /[\\\0]|^[a-z]:/i.test(name) ||
    steps.some((step) => /^\.{0,2}$/.test(step))
  )
    return [`"${name}" is not the name of a file beside the config.`, BESIDE];
  // Capital letters make no other folder on Windows and macOS, where a colleague may work.
  if (steps[0]?.toLowerCase() === 'public') {
    return [
      `"${name}" would be published as it is: all that is in public can be downloaded.`,
      'Move it out of there.',
    ];
  }
  const path = join(folder, name);
  if (!existsSync(path)) return [`There is no file ${name} beside the config.`, 'Check its name.'];
  if (!statSync(path).isFile()) return [`${name} is no file.`, 'Name the file in it.'];
  if (leadsOut(path, folder)) return [`${name} is a link to a file elsewhere.`, BESIDE];
  if (others.some((other) => isSameFile(other.path, path)))
    return [
      `${name} is named twice, so that each of its products would be there twice.`,
      'Name it once.',
    ];
  return undefined;
}

/** Whether two names are those of one file: they may differ in capital letters. */
function isSameFile(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((path) => statSync(path, { bigint: true }));
  return one === other || (mine?.ino === theirs?.ino && mine?.dev === theirs?.dev);
}

/** Whether a file is outside of a folder once all links are followed. */
function leadsOut(path: string, folder: string): boolean {
  const inside = relative(realpathSync(folder), realpathSync(path));
  return isAbsolute(inside) || inside.split(sep)[0] === '..';
}
