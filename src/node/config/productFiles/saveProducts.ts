import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaAt } from '../../../document/schema/schemaAt';
import type { Schema } from '../../../document/schema/schema';
import { isEqual, valueAt } from '../../../document/values';
import { languageOf } from '../../language/languageOf';
import { assign } from './assign';
import { hashOf, hashOfFile } from './chunks';
import { PRODUCTS_PATH } from './namedFiles';
import type { ProductFile } from './readProductFile';
import { readWritten } from './readWritten';
import { rewriteFile, type WrittenEntry } from './rewriteFile';
import { contextOf, withProductsSet } from './withProducts';

/** A file with products that is about to be written. */
export interface WrittenFile {
  /** Its full path. */
  path: string;
  bytes: Buffer;
  /** As the config names it, and the hash of what it holds until then. */
  before: Pick<ProductFile, 'name' | 'hash'>;
  /** How many rows are added, changed or removed, whichever are more. */
  rows: number;
}

/** What a config's files will hold, and which of them have to be written for that. */
interface FilesToBe {
  files: ProductFile[];
  changed: WrittenFile[];
}

/** What is to be written of a config whose products stand in files. */
interface FilesToWrite {
  /** The folder of the config. */
  folder: string;
  /** The schema of the whole config. */
  schema: Schema;
  files: readonly ProductFile[];
}

/**
 * Makes the files that have to change for a config to have its products.
 * @param value The config, with all products in it.
 * @throws A sentence, if a file cannot be read, was changed meanwhile, or cannot hold a text.
 */
export async function filesToWrite(
  value: unknown,
  { folder, schema, files }: FilesToWrite,
): Promise<FilesToBe> {
  const list = valueAt(value, PRODUCTS_PATH);
  // Without a store there are no products to be written: their files stay as they are.
  if (!Array.isArray(list)) return { files: [...files], changed: [] };
  const context = {
    // As when the files are read: then it has no products.
    ...contextOf(withProductsSet(value, []), schema),
    schema: schemaAt(schema, value, PRODUCTS_PATH)?.items ?? {},
    language: languageOf(value),
  };
  const assigned = assign(files, list);
  const result: FilesToBe = { files: [], changed: [] };
  for (const [index, file] of files.entries()) {
    const entries = assigned[index] ?? [];
    const rows = changedRows(file, entries);
    if (rows === 0) {
      result.files.push(file);
      continue;
    }
    const path = join(folder, file.name);
    const before = readFileSync(path);
    if (hashOf(before) !== file.hash) throw changedMeanwhile(file);
    const written = await rewriteFile(before, file, entries, context);
    result.files.push(readWritten(file, entries, written, context));
    result.changed.push({ path, bytes: written.bytes, before: file, rows });
  }
  return result;
}

/** How many rows of a file are added, changed, moved or removed. */
function changedRows({ entries }: ProductFile, written: readonly WrittenEntry[]): number {
  const isKept = ({ entry, from }: WrittenEntry, place: number): boolean =>
    from === place && isEqual(entries[from], entry);
  const others = written.filter((one, place) => !isKept(one, place)).length;
  return Math.max(others, entries.length - (written.length - others));
}

const changedMeanwhile = ({ name }: Pick<ProductFile, 'name'>): Error =>
  new Error(`${name} was changed meanwhile, so that nothing was written. Try again.`);

/** @throws A sentence, if a file was changed while it was made anew, which takes seconds for a large workbook. */
export function refuseChanged(files: readonly WrittenFile[]): void {
  for (const { path, before } of files)
    if (hashOfFile(path) !== before.hash) throw changedMeanwhile(before);
}
