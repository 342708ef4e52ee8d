import { readFileSync } from 'node:fs';
import { errorMessage } from '../../../document/errorMessage';
import { schemaAt } from '../../../document/schema/schemaAt';
import type { Schema } from '../../../document/schema/schema';
import { languageOf } from '../../language/languageOf';
import { textsOf } from '../productFiles/chunks';
import { linesOf } from '../productFiles/jsonLines';
import { kindOf, namedFiles, PRODUCTS_PATH } from '../productFiles/namedFiles';
import { contextOf } from '../productFiles/withProducts';
import { createEditor, type Change } from './editor';
import type { Step } from './step';
import { migrateCsv, migrateWorkbook, type TableContext } from './tableFiles';

/** A file with products that is to be written. */
export interface MigratedFile {
  /** As the config names it. */
  name: string;
  path: string;
  bytes: Buffer;
  changes: readonly Change[];
}

/** What a file becomes. */
type Migrated = Pick<MigratedFile, 'bytes' | 'changes'>;

/**
 * Migrates the products that stand in files: rows and lines that no step changes keep every character. `loadWorkbooks`
 * has to be called before.
 * @param config The config as it was migrated.
 * @param folder That of the config.
 * @param schema That of the present config.
 * @returns The files that change.
 * @throws A sentence with the name of the file that cannot be read: then nothing may be written.
 */
export async function migrateProductFiles(
  config: unknown,
  { folder, schema, steps }: { folder: string; schema: Schema; steps: readonly Step[] },
): Promise<MigratedFile[]> {
  const changing = steps.filter(({ migrateProduct }) => migrateProduct);
  if (changing.length === 0) return [];
  const { files, mistakes } = namedFiles(config, folder);
  const [mistake] = mistakes;
  if (mistake) throw new Error(`${mistake.message} ${mistake.advice}`);
  const items = schemaAt(schema, { store: { products: [] } }, PRODUCTS_PATH)?.items ?? {};
  const context = { ...contextOf(config, schema), schema: items, language: languageOf(config) };
  const migrated: MigratedFile[] = [];
  for (const { name, path } of files) {
    const made = await migrateFile(name, readFileSync(path), changing, context);
    if (made.changes.length > 0) migrated.push({ name, path, ...made });
  }
  return migrated;
}

async function migrateFile(
  name: string,
  bytes: Buffer,
  steps: readonly Step[],
  context: TableContext,
): Promise<Migrated> {
  try {
    if (kindOf(name) === 'jsonl') return migrateLines(bytes, steps);
    if (kindOf(name) === 'csv') return migrateCsv(bytes, steps, context);
    return await migrateWorkbook(bytes, steps, context);
  } catch (cause) {
    throw new Error(`${name}: ${errorMessage(cause)}`, { cause });
  }
}

function migrateLines(bytes: Buffer, steps: readonly Step[]): Migrated {
  const changes: Change[] = [];
  const parts: string[] = [];
  for (const line of linesOf(textsOf([bytes]))) {
    const [, before = '', json = '', after = ''] = /^(\uFEFF?\s*)(.*?)(\s*)$/s.exec(line) ?? [];
    const row = parts.length + 1;
    parts.push(before + (json === '' ? '' : migrateLine(json, row, steps, changes)) + after);
  }
  return { bytes: Buffer.from(parts.join('')), changes };
}

function migrateLine(json: string, row: number, steps: readonly Step[], changes: Change[]): string {
  try {
    JSON.parse(json);
  } catch {
    throw new Error(`Line ${row} is not valid JSON. Run "npm run check" to see why.`);
  }
  const product = createEditor(json);
  for (const step of steps) step.migrateProduct?.(product);
  changes.push(...product.changes().map(({ message }) => ({ line: row, message })));
  return product.text();
}
