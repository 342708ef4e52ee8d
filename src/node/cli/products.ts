import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { readConfigFile, saveConfigFile } from '../config/edit/configFile';
import { importSummary } from '../products/importSummary';
import {
  askInTerminal,
  canAsk,
  confirmInTerminal,
  questionInWords,
} from '../products/askInTerminal';
import { importFile } from '../products/importFile';
import type { ImportPlan } from '../products/planImport';
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
  encoding: {
    type: 'string',
    default: '',
    value: 'name',
    help: 'what the letters of a CSV file that is no Unicode are written in, such as windows-1252',
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
 * `npm run products -- export|import FILE [--config file] [--yes] [--remove] [--encoding name]`: writes the products of
 * a config into a table (.xlsx or .csv), or imports them from one. An import shows what would change, and asks before it
 * changes the config. With `--yes` it does not ask; without `--yes` and without a terminal it only shows. With
 * `--remove` it also removes products that are not in the table. `--encoding` names the encoding of a CSV file that is
 * not Unicode.
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
  const { config: site } = loadSchemas(process.cwd());
  await writeFileAtomic(table, await writeTable(site, value, formatOf(table)));
  process.stdout.write(`The products are in ${basename(table)}.\n`);
  return 0;
}

interface ImportFlags {
  yes: boolean;
  remove: boolean;
  encoding: string;
}

async function importFrom(table: string, configFile: string, flags: ImportFlags): Promise<number> {
  const content = readConfigFile(configFile);
  const plan = await planFrom(table, configFile, content.value, flags);
  if (!plan) return 1;
  const { mistakes, operations } = plan;
  process.stdout.write(`${importSummary(plan, flags.remove)}\n`);
  if (mistakes.inTable.length + mistakes.elsewhere.length > 0) {
    process.stderr.write('Nothing was changed. Mend the table, or take it over in Studio.\n');
    return 1;
  }
  if (operations.length === 0) {
    process.stdout.write('There is nothing to change.\n');
    return 0;
  }
  if (!flags.yes && !(await isWanted(basename(configFile)))) {
    process.stdout.write('Nothing was changed.\n');
    return 0;
  }
  const { lines } = await saveConfigFile(configFile, content, plan.value);
  process.stdout.write(
    `${basename(configFile)}: ${lines} ${lines === 1 ? 'line' : 'lines'} changed.\n`,
  );
  return 0;
}

/** What the table would change, once all is known about it; undefined if nobody was there to be asked. */
async function planFrom(
  table: string,
  configFile: string,
  config: unknown,
  { yes, remove, encoding }: ImportFlags,
): Promise<ImportPlan | undefined> {
  const root = process.cwd();
  const options = {
    root,
    publicDir: join(dirname(configFile), 'public'),
    site: loadSchemas(root).config,
    remove,
  };
  const answers: Record<string, string> = { encoding };
  const file = { name: basename(table), bytes: readBytes(table), answers };
  for (;;) {
    const result = await importFile(file, config, options);
    if ('plan' in result) return result.plan;
    const { question } = result;
    if (yes || !canAsk()) {
      process.stderr.write(
        `${questionInWords(question)}\nNothing was changed. Say which with --${question.key} NAME.\n`,
      );
      return undefined;
    }
    answers[question.key] = await askInTerminal(question);
  }
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
  if (!canAsk()) {
    process.stdout.write('To change the config without being asked, add --yes.\n');
    return false;
  }
  return confirmInTerminal(`Change ${name}?`);
}
