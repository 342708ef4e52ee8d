import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { readConfigFile, saveConfigFile } from '../config/edit/configFile';
import { importSummary } from '../products/importSummary';
import { planImport } from '../products/planImport';
import { readTable } from '../products/readTable';
import { formatOf } from '../products/tableFormat';
import { writeTable } from '../products/writeTable';
import { loadSchemas } from '../schemas/load';
import type { Help, Options } from './launch/help';

const USAGE =
  'Say what to do, and with which file: "npm run products -- export products.xlsx" or "npm run products -- import products.xlsx".';

const OPTIONS = {
  config: {
    type: 'string',
    default: 'site.config.json',
    value: 'file',
    help: 'another config than site.config.json',
  },
  yes: { type: 'boolean', default: false, help: 'change the config without asking' },
  remove: {
    type: 'boolean',
    default: false,
    help: 'take out the products that the table does not have',
  },
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Writes the products into a table (.xlsx or .csv), or takes them over from one: it shows what would\nbe added and changed, with the sheet and cell of each mistake, and asks.',
  takes: 'export|import FILE',
  options: OPTIONS,
  examples: ['export products.xlsx', 'import products.xlsx', 'import products.csv --yes --remove'],
  more: 'Columns may be moved or left out: what a table does not have stays as it is.',
};

/**
 * `npm run products -- export|import FILE [--config file] [--yes] [--remove]`: writes the products of a config into a
 * table (.xlsx or .csv), or imports them from one. An import shows what would change, and asks before it changes the
 * config. With `--yes` it does not ask; without `--yes` and without a terminal it only shows. With `--remove` it also
 * removes products that are not in the table.
 * @returns The exit code: 1 if the table has mistakes, in which case nothing is changed.
 * @throws For unknown arguments, and for files that cannot be read, with a message for the terminal.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: OPTIONS,
  });
  const [action, file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  const table = resolve(file);
  if (action === 'export') return exportTo(table, resolve(values.config));
  if (action === 'import') return importFrom(table, resolve(values.config), values);
  throw new Error(USAGE);
}

async function exportTo(table: string, configFile: string): Promise<number> {
  const { value } = readConfigFile(configFile);
  const { site } = loadSchemas(process.cwd());
  await writeFileAtomic(table, await writeTable(site, value, formatOf(table)));
  process.stdout.write(`The products are in ${basename(table)}.\n`);
  return 0;
}

async function importFrom(
  table: string,
  configFile: string,
  { yes, remove }: { yes: boolean; remove: boolean },
): Promise<number> {
  const content = readConfigFile(configFile);
  const root = process.cwd();
  const sheets = await readTable(readBytes(table), formatOf(table), basename(table));
  const plan = await planImport(sheets, content.value, {
    root,
    publicDir: join(dirname(configFile), 'public'),
    site: loadSchemas(root).site,
    remove,
  });
  const { mistakes, operations } = plan;
  process.stdout.write(`${importSummary(plan, remove)}\n`);
  if (mistakes.inTable.length + mistakes.elsewhere.length > 0) {
    process.stderr.write('Nothing was changed. Mend the table, or take it over in Studio.\n');
    return 1;
  }
  if (operations.length === 0) {
    process.stdout.write('There is nothing to change.\n');
    return 0;
  }
  if (!yes && !(await isWanted(basename(configFile)))) {
    process.stdout.write('Nothing was changed.\n');
    return 0;
  }
  const { lines } = await saveConfigFile(configFile, content, plan.value);
  process.stdout.write(
    `${basename(configFile)}: ${lines} ${lines === 1 ? 'line' : 'lines'} changed.\n`,
  );
  return 0;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`The file ${basename(file)} does not exist or cannot be read.`);
  }
}

/** Asks whether to change the config, if there is a terminal to answer in. */
async function isWanted(name: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    process.stdout.write('To change the config without being asked, add --yes.\n');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`Change ${name}? (y/n) `);
    return /^(y|yes)$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
