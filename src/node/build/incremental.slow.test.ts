import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { COMPANY, companyConfig, type WholeConfig } from '../site/company.fixture';
import { buildSite } from './build';

const parent = temporaryFolder();
const siteDir = join(parent, 'company');
const outDir = join(parent, 'dist');
let config: WholeConfig;

/** Builds the company as it is now, as a large site. */
async function build(folder: string, isFresh: boolean): Promise<void> {
  const { schemas } = await companyConfig();
  const options = { root: process.cwd(), siteDir, outDir: folder, schemas, isDraft: true };
  await buildSite({ ...options, config: structuredClone(config), largeFrom: 1, isFresh });
}

function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== '.site-build' && statSync(join(folder, name)).isFile())
    .toSorted();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

const timesOf = (names: Iterable<string>) =>
  new Map([...names].map((name) => [name, statSync(join(outDir, name)).mtimeMs]));

beforeAll(async () => {
  cpSync(COMPANY, siteDir, { recursive: true });
  ({ config } = await companyConfig());
  await build(outDir, false);
});

const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('The company has none.');
  return one;
};

it.each<[what: string, change: () => void]>([
  ['nothing', () => {}],
  ['the text of a product', () => (first(config.store.products).description = 'In other words.')],
  ['the name of a product', () => (first(config.store.products).name = 'Another name')],
  [
    'a product more',
    () =>
      config.store.products.unshift({
        ...first(config.store.products),
        id: 'eng-new',
        name: 'New',
      }),
  ],
  ['a product less', () => config.store.products.shift()],
  ['the name of a category', () => (first(config.store.categories).name = 'Machines')],
  ['the title of a page', () => (first(config.pages).title = 'Another title')],
])('a build after a change makes what a fresh one makes: %s', async (_, change) => {
  change();
  const before = filesIn(outDir);
  const times = timesOf(before.keys());
  await build(outDir, false);
  const after = filesIn(outDir);
  const fresh = join(parent, 'fresh');
  await build(fresh, true);
  const wanted = filesIn(fresh);
  expect([...after.keys()]).toEqual([...wanted.keys()]);
  expect([...after].filter(([name, content]) => wanted.get(name) !== content)).toEqual([]);
  // Files that are the same have their time: what sends files by their times sends only what has changed.
  const same = [...after].filter(([name, content]) => before.get(name) === content);
  const now = timesOf(same.map(([name]) => name));
  const touched = [...now].filter(([name, time]) => times.get(name) !== time);
  expect(touched.map(([name]) => name)).toEqual([]);
  rmSync(fresh, { recursive: true });
});
