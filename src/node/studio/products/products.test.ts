import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyAll } from '../../../document/apply';
import type { Takeover } from '../../../studio/views/products/protocol';
import { answerBy } from '../api';
import { RefusedError } from '../refusal';
import { productRoutes } from './productRoutes';

const root = process.cwd();
const company = join(root, 'tests/fixtures/other-company');
interface Company {
  store: { products: { id: string; name: string }[] };
}
const value = JSON.parse(readFileSync(join(company, 'site.config.json'), 'utf8')) as Company;
const { products } = value.store;
const answer = answerBy(
  productRoutes({
    root,
    publicDir: join(company, 'public'),
    session: { draft: { value, history: { steps: [], position: 0 } } },
  }),
);
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  answer(request, response, url).catch((error: unknown) => {
    const status = error instanceof RefusedError ? error.status : 500;
    response.writeHead(status).end(error instanceof Error ? error.message : '');
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const post = async (name: string, body: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const download = async (format: string): Promise<Buffer> =>
  Buffer.from(await (await post('products-table', { format })).arrayBuffer());
const takeover = async (name: string, bytes: Buffer, remove = false): Promise<Takeover> => {
  const body = { name, data: bytes.toString('base64'), remove };
  return (await (await post('products-takeover', body)).json()) as Takeover;
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

it('[G6] products that a table does not have go only if that is wanted', async () => {
  const bytes = Buffer.from(`id\n${products[0]?.id}\n`);
  expect((await takeover('list.csv', bytes)).operations).toEqual([]);
  const { operations } = await takeover('list.csv', bytes, true);
  expect(operations).toHaveLength(products.length - 1);
});

it('[G6] a file that is no table is refused with a sentence', async () => {
  const data = Buffer.from('nonsense').toString('base64');
  const answers = [
    await post('products-takeover', { name: 'list.xlsx', data }),
    await post('products-takeover', { name: 'list.pdf', data }),
    await post('products-takeover', { data }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 400]);
  expect(await answers[0]?.text()).toMatch(/no XLSX file/);
});
