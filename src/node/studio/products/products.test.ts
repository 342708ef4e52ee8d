import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { applyAll } from '../../../document/apply';
import type { Takeover } from '../../../studio/views/products/protocol';
import type { Routes } from '../api';
import { post, serveRoutes } from '../testing';
import { productRoutes } from './routes';
import type { DoTask } from './tables';
import { openLanguages } from '../language/askedLanguage';
import { doTableTask, type TableResult } from './tableTask';

const root = process.cwd();
const company = join(root, 'tests/fixtures/other-company');
interface Company {
  store: { products: { id: string; name: string }[] };
}
const value = JSON.parse(readFileSync(join(company, 'site.config.json'), 'utf8')) as Company;
const { products } = value.store;
const sources = {
  root,
  languageOf: openLanguages(root, {}),
  publicDir: join(company, 'public'),
  session: { draft: { value, history: { steps: [], position: 0 } } },
};
const closes: (() => void)[] = [];
let origin = '';

async function serve(routes: Routes): Promise<string> {
  const served = await serveRoutes(routes);
  closes.push(served.close);
  return served.origin;
}

beforeAll(async () => {
  origin = await serve(productRoutes(sources));
});
afterAll(() => closes.forEach((close) => close()));

const download = async (format: string): Promise<Buffer> =>
  Buffer.from(await (await post(origin, 'products-table', { format })).arrayBuffer());
const takeover = async (name: string, bytes: Buffer, remove = false): Promise<Takeover> => {
  const body = { name, data: bytes.toString('base64'), remove };
  return (await (await post(origin, 'products-takeover', body)).json()) as Takeover;
};

it('[G6] a table that was downloaded changes nothing when it is taken over', async () => {
  for (const format of ['xlsx', 'csv']) {
    const found = await takeover(`list.${format}`, await download(format));
    expect(found).toMatchObject({ operations: [], same: products.length });
    expect(found.mistakes.count).toBe(0);
  }
});

it('[G6] what a table would change is said first, cell by cell, with its mistakes', async () => {
  const [one, two] = products;
  const text = `id,name,colour\n${one?.id},Renamed,red\nnew-1,,\n`;
  const found = await takeover('list.csv', Buffer.from(text));
  expect(found.cells.first).toEqual([expect.stringMatching(/^list\.csv!B2, .*“Renamed”$/)]);
  expect(found).toMatchObject({
    changed: 1,
    added: { count: 1, first: ['new-1'] },
    missing: { count: products.length - 1 },
    leftOut: { count: 1, first: ['list.csv!C1: no column is called “colour”.'] },
  });
  expect(found.mistakes.first.join('\n')).toContain('list.csv!B3');
  const after = applyAll(value, found.operations).value as Company;
  expect(after.store.products[0]?.name).toBe('Renamed');
  expect(after.store.products).toContainEqual(two);
});

it('[G6] many mistakes of a kind are one line', async () => {
  const rows = Array.from(
    { length: 600 },
    (_, n) => `new-${n},Part ${n},nowhere,A part for boats.`,
  );
  const text = ['id,name,category,description', ...rows].join('\n');
  const found = await takeover('list.csv', Buffer.from(text));
  expect(found.mistakeCount).toBe(1200);
  expect(found.mistakes.first).toContainEqual(
    expect.stringMatching(/^list\.csv!C2, C3, C4, C5 and 596 more: .*"nowhere"/),
  );
  expect(found.mistakes.count).toBeLessThan(5);
});

it('[G6] products that a table does not have go only if that is wanted', async () => {
  const bytes = Buffer.from(`id\n${products[0]?.id}\n`);
  expect((await takeover('list.csv', bytes)).operations).toEqual([]);
  const { operations } = await takeover('list.csv', bytes, true);
  expect(operations).toHaveLength(products.length - 1);
});

it('[G6] a thread tells of each step of reading, those that are done before it', async () => {
  const { port1, port2 } = new MessageChannel();
  const told: unknown[] = [];
  port1.on('message', (progress) => told.push(progress));
  const read = {
    name: 'list.csv',
    data: Buffer.from('id,name\n').toString('base64'),
    remove: false,
  };
  const task = { root, publicDir: join(company, 'public'), config: value, language: 'en', read };
  await doTableTask({ task, port: port2 });
  port2.close();
  await once(port1, 'close');
  expect(told).toEqual(
    ['read', 'compare', 'check'].map((step, done) => ({ step, done, total: 3 })),
  );
});

it('[G6] how far a table has come is told by the name of its task, until it is there', async () => {
  let finish: (result: TableResult) => void = () => {};
  const written = new Promise<TableResult>((resolve) => (finish = resolve));
  const doTask: DoTask = async (_, tell) => {
    tell({ step: 'rows', done: 300, total: 1000 });
    return written;
  };
  const slow = await serve(productRoutes(sources, doTask));
  const ask = async (task: string): Promise<unknown> =>
    (await fetch(`${slow}/api/products-progress?task=${task}`)).json();
  const making = post(slow, 'products-table', { format: 'xlsx', task: 'mine' });
  await expect
    .poll(async () => ask('mine'))
    .toEqual({ progress: { step: 'rows', done: 300, total: 1000 } });
  expect(await ask('another')).toEqual({});
  finish({ file: new Uint8Array([1, 2, 3]) });
  expect((await making).status).toBe(200);
  expect(await ask('mine')).toEqual({});
});

it('[G6] a file that is no table is refused with a sentence', async () => {
  const data = Buffer.from('nonsense').toString('base64');
  const answers = [
    await post(origin, 'products-takeover', { name: 'list.xlsx', data }),
    await post(origin, 'products-takeover', { name: 'list.pdf', data }),
    await post(origin, 'products-takeover', { data }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 400]);
  expect(await answers[0]?.text()).toMatch(/no XLSX file/);
});

it('asks what has to be known of the table of another system, and reads it as was answered', async () => {
  const text = 'Artikel;Bezeichnung;Farbe\nKH 15;Kugelhahn aus Messing;rot\n';
  const data = Buffer.from(text).toString('base64');
  // Its answers are kept beside the config.
  const folder = temporaryFolder();
  const own = await serve(productRoutes({ ...sources, publicDir: join(folder, 'public') }));
  const ask = async (answers: object = {}): Promise<unknown> =>
    (await post(own, 'products-takeover', { name: 'list.csv', data, answers })).json();
  expect(await ask()).toMatchObject({ question: { key: 'columns' } });
  const columns = 'artikel=code,bezeichnung=name,farbe=figure';
  expect(await ask({ columns })).toMatchObject({ question: { key: 'categories' } });
  const found = (await ask({ columns, categories: 'last' })) as Takeover;
  expect(found.added.first).toEqual(['kh-15 Kugelhahn aus Messing']);
  expect(found.onTheWay.first).toContain('New category: “List”.');
  expect(readFileSync(join(folder, 'product-imports.json'), 'utf8')).toContain('artikel=code');
  expect(await ask()).toMatchObject({ added: { first: ['kh-15 Kugelhahn aus Messing'] } });
});

it('names the pictures that a table wants, and takes those that were given', async () => {
  const bytes = readFileSync('tests/fixtures/strangers/shop-export-shopify.csv');
  const own = await serve(
    productRoutes({ ...sources, publicDir: join(temporaryFolder(), 'public') }),
  );
  const ask = async (pictures: object): Promise<Takeover> => {
    const answers = { variants: 'one', categories: 'last' };
    const body = { name: 'shop.csv', data: bytes.toString('base64'), answers, pictures };
    return (await (await post(own, 'products-takeover', body)).json()) as Takeover;
  };
  expect((await ask({})).wanted).toEqual(['bv15.jpg', 'bv20.jpg']);
  const found = await ask({ 'bv15.jpg': '/images/bv15-2.jpg' });
  expect(found.wanted).toEqual(['bv20.jpg']);
  expect(JSON.stringify(found.operations)).toContain('/images/bv15-2.jpg');
});
