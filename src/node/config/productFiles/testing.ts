import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const ROOT = resolve(import.meta.dirname, '../../../..');
const COMPANY = join(ROOT, 'tests/fixtures/other-company');

/** The products of the other company as a table. */
export const TABLE = `id,name,category,description,specifications,unit,unlisted
eng-010,Inboard Diesel 10 kW,engines,A two-cylinder diesel for boats up to eight metres. Check the height of the engine box first.,Power | 10 | kW,,
eng-021,Flexible Shaft Coupling,engines,Takes the shake of the engine off the shaft. Measure both flanges before you order.,,,
dk-003,Bronze Winch,deck,A two-speed winch for sheets up to twelve millimetres. Needs a flat base of teak.,,pair,
dk-900,Demonstration Cleat,deck,"The cleat from the photo on the wall, made to order in our own foundry.",,,yes
`;

/** A config as it is written. */
interface Written {
  store: { products: unknown };
}

/**
 * A folder with the other company, whose products are named as files.
 * @param from What the config says instead of its products.
 * @param files The files, by their names.
 * @returns The path of the config, and the products that it had itself.
 */
export function companyWith(
  from: unknown,
  files: Readonly<Record<string, string | Uint8Array>>,
): { file: string; products: unknown } {
  const folder = temporaryFolder();
  cpSync(COMPANY, folder, { recursive: true });
  const file = join(folder, 'site.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Written;
  const { products } = config.store;
  config.store.products = from;
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return { file, products };
}
