import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import type { Block } from '../../generated/authored';
import { COMPANY, companyConfig, type WholeConfig } from '../site/company.fixture';
import { buildSite } from './build';

const parent = temporaryFolder();
const siteDir = join(parent, 'company');
const outDir = join(parent, 'dist');
let config: WholeConfig;

/** The builds that were made from the one before the previous. */
let fromSpare = 0;

const COMPRESSION = 'whether files have compressed copies';

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

/** The drawings of the company. */
const drawings = () =>
  readdirSync(join(siteDir, 'public/images'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .toSorted()
    .map((name) => join(siteDir, 'public/images', name));

/** Makes a drawing another one of the same size. */
function redraw(file: string): void {
  const drawing = readFileSync(file, 'utf8');
  writeFileSync(file, drawing.replace('</svg>', '<path d="M0 0h1v1z"/></svg>'));
}

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
  ['the order of products', () => (config.store.products = config.store.products.toReversed())],
  [
    'a product of the same name as another',
    () => {
      const [one, ...others] = config.store.products;
      const other = others.find(({ category }) => category !== one?.category);
      if (one && other) other.name = one.name;
    },
  ],
  [
    'two products that swap their ids',
    () => {
      const [one, other] = config.store.products;
      if (one && other) [one.id, other.id] = [other.id, one.id];
    },
  ],
  [
    'the category of a product',
    () => {
      const [one, ...others] = config.store.products;
      const other = others.find(({ category }) => category !== one?.category);
      if (one && other) one.category = other.category;
    },
  ],
  ['a product that is in no list', () => (first(config.store.products).unlisted = true)],
  ['the name of a category', () => (first(config.store.categories).name = 'Machines')],
  ['the title of a page', () => (first(config.pages).title = 'Another title')],
  ['a page less', () => (config.pages = config.pages.filter(({ path }) => path !== '/services'))],
  ['the name of the company, on all pages', () => (config.site.name = 'Another boatyard')],
  ['a colour', () => (config.theme.colors = { ...config.theme.colors, ink: '#101820' })],
  ['a redirect', () => (config.redirects = [{ from: '/shop', to: '/contact' }])],
  [COMPRESSION, () => (config.hosting = { ...config.hosting, compressed: false })],
  [COMPRESSION, () => (config.hosting = { ...config.hosting, compressed: true })],
  [
    'a file of the company',
    () => writeFileSync(join(siteDir, 'public/files', 'terms.txt'), 'Thirty days.'),
  ],
  [
    'the content of that file',
    () => writeFileSync(join(siteDir, 'public/files', 'terms.txt'), 'Sixty days.'),
  ],
  ['a drawing', () => redraw(first(drawings()))],
])('a build after a change makes what a fresh one makes: %s', async (what, change) => {
  change();
  const before = filesIn(outDir);
  const times = timesOf(before.keys());
  // Scripts of the embed stay for a while, so both builds follow the same former one.
  const fresh = join(parent, 'fresh');
  cpSync(outDir, fresh, { recursive: true, preserveTimestamps: true });
  if (existsSync(`${outDir}.spare`)) fromSpare += 1;
  await build(outDir, false);
  const after = filesIn(outDir);
  await build(fresh, true);
  const wanted = filesIn(fresh);
  expect([...after.keys()]).toEqual([...wanted.keys()]);
  expect([...after].filter(([name, content]) => wanted.get(name) !== content)).toEqual([]);
  rmSync(fresh, { recursive: true });
  // That happens once, so every file is made again with its copies.
  if (what === COMPRESSION) return;
  // Files that are the same have their time: what sends files by their times sends only what has changed.
  const same = [...after].filter(([name, content]) => before.get(name) === content);
  const now = timesOf(same.map(([name]) => name));
  const touched = [...now].filter(([name, time]) => times.get(name) !== time);
  expect(touched.map(([name]) => name)).toEqual([]);
});

const questions: Block = {
  type: 'accordion',
  kind: 'questions',
  tone: 'paper',
  heading: 'About Engines',
  items: [{ title: 'Do you fit them?', text: ['Yes.'], open: false }],
  onlyIn: ['engines'],
};

it('[K16] draws only the pages of a category again whose block has changed', async () => {
  for (const { path, blocks } of config.pages) if (path.includes(':')) blocks.push(questions);
  await build(outDir, false);
  const before = filesIn(outDir);
  questions.heading = 'Asked About Engines';
  await build(outDir, false);
  const changed = [...filesIn(outDir)]
    .filter(([name, content]) => name.endsWith('/index.html') && before.get(name) !== content)
    .map(([name]) => name);
  const engines = config.store.products.filter(({ category }) => category === 'engines');
  const pages = new Set(engines.map(({ id }) => `store/product/${id}/index.html`));
  const isOfEngines = (name: string) =>
    /^store\/category\/engines[^/]*\/index\.html$/.test(name) || pages.has(name);
  expect(changed).toEqual([...before.keys()].filter(isOfEngines));
  expect(changed.length).toBeGreaterThan(2);
});

it('most of these builds touched only what had changed since the one before the previous', () => {
  expect(fromSpare).toBeGreaterThanOrEqual(8);
});
