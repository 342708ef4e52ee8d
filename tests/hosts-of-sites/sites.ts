import { copyFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../src/node/build/build';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { loadSchemas } from '../../src/node/schemas/load';
import type { WholeConfig } from '../../src/node/site/company.fixture';
import { temporaryFolder } from '../temporary/temporaryFolder';
import type { BuiltSite } from './hosted';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NORWEGIAN = path.join(ROOT, 'tests/fixtures/norwegian-engines');

/** Builds the shipped company, and one whose names hosts and shells have been seen to change. */
export async function buildSites(): Promise<BuiltSite[]> {
  const odd = temporaryFolder();
  cpSync(NORWEGIAN, odd, { recursive: true });
  const sheet = path.join(odd, 'public/datablad');
  copyFileSync(path.join(sheet, 'kjv-201.pdf'), path.join(odd, 'public', ODD_SHEET));
  return [
    await build('shipped', ROOT),
    await build('odd names', odd, (config) => giveOddNames(config as WholeConfig)),
  ];
}

/** Built for 'localhost', by plain HTTP: that is where the programs serve it. */
async function build(
  name: string,
  siteDir: string,
  change?: (config: BuiltSite['config']) => void,
): Promise<BuiltSite> {
  const file = path.join(siteDir, 'site.config.json');
  const { config, problems } = await checkConfig(file, { root: ROOT });
  if (!config) throw new Error(problems[0]?.message);
  change?.(config);
  config.site.url = 'http://localhost';
  const dir = temporaryFolder();
  const schemas = loadSchemas(ROOT);
  await buildSite({ root: ROOT, siteDir, outDir: dir, config, schemas, hasOnePreview: true });
  return { name, dir, config };
}

const ODD_SHEET = '/datablad/Målskisse båt & motor (1).pdf';

function giveOddNames({ store, redirects }: WholeConfig): void {
  const [category] = store.categories;
  const [product] = store.products;
  if (!category || !product) throw new Error('The Norwegian company has no products.');
  const id = 'båt & fritid 100+';
  store.categories.push({ ...category, id, name: 'Båt og fritid' });
  store.products.push({
    ...product,
    id: 'BÅT 1+2 & 3',
    name: 'Påhengsmotor',
    category: id,
    dataSheet: ODD_SHEET,
  });
  redirects.push(
    { from: '/båtmotorer', to: '/butikk' },
    { from: '/båt-&-fritid', to: `/butikk/kategori/${id}` },
  );
}
