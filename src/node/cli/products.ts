import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { readConfigFile } from '../config/configFile';
import { loadWorkbooks } from '../config/productFiles/workbook';
import { formatOf } from '../products/tableFormat';
import { writeTable } from '../products/writeTable';
import { loadSchemas } from '../schemas/load';
import { importProducts } from './import/importProducts';
import { CONFIG_OPTION } from './launch/configOption';
import type { Help, Options } from './launch/help';

const USAGE =
  'Say what to do, and with which file: "npm run products -- export products.xlsx" or "npm run products -- import products.xlsx".';

const OPTIONS = {
  config: CONFIG_OPTION,
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
  'dry-run': {
    type: 'boolean',
    default: false,
    help: 'show what would change, and change nothing',
  },
  preset: {
    type: 'string',
    default: '',
    value: 'name',
    help: 'read it as an export of: shopify, woocommerce, magento … (a wrong name tells all)',
  },
  columns: {
    type: 'string',
    default: '',
    value: 'list',
    help: 'what the columns of another table are: "Item=code,Text=name,Weight=figure", or "guess"',
  },
  variants: {
    type: 'string',
    default: '',
    value: 'how',
    help: 'products in several sizes: "one" with a table of them, or "several"',
  },
  categories: {
    type: 'string',
    default: '',
    value: 'how',
    help: 'missing categories: made by the "first" or "last" level of theirs, or all "in:ID"',
  },
  repeats: {
    type: 'string',
    default: '',
    value: 'how',
    help: 'rows of one code with other values: the "first" of each, or "mend" to see them as mistakes',
  },
  pictures: {
    type: 'string',
    default: '',
    value: 'place',
    help: 'a folder or ZIP with the pictures that an export only names',
  },
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Writes the products into a table (.xlsx or .csv), or takes them over from one: it shows what would\nbe added and changed, with the sheet and cell of each mistake, and asks.',
  takes: 'export|import FILE',
  options: OPTIONS,
  examples: [
    'export products.xlsx',
    'import products.xlsx',
    'import products.csv --yes --remove',
    'import shopify.csv --dry-run',
  ],
  more: 'Columns may be moved or left out: what a table does not have stays as it is. Exports of ten\nshop systems, BMEcat and ETIM xChange are recognised; of another table it asks which column is what.',
};

/**
 * `npm run products -- export|import FILE [--config file] [--yes] [--remove] [--dry-run] …`: writes the products of
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
  if (action === 'import') return importProducts(table, resolve(values.config), values);
  throw new Error(USAGE);
}

async function exportTo(table: string, configFile: string): Promise<number> {
  const { config: configSchema } = loadSchemas(process.cwd());
  await loadWorkbooks();
  const { value } = readConfigFile(configFile, configSchema);
  await writeFileAtomic(table, await writeTable(configSchema, value, formatOf(table)));
  process.stdout.write(`The products are in ${basename(table)}.\n`);
  return 0;
}
