import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { WholeConfig } from '../../../src/node/site/company.fixture';
import { enlarge } from './largeConfig';

const config = JSON.parse(readFileSync('site.config.json', 'utf8')) as WholeConfig;
const distinct = (values: readonly string[]) => new Set(values).size;

test('a large site has the requested number of pages and products, each with its own name and address', () => {
  const { pages, store } = enlarge(config, { pages: 1000, products: 10_000 });
  expect(pages.length).toBe(1000);
  expect(distinct(pages.map(({ path }) => path))).toBe(1000);
  expect(distinct(pages.map(({ title }) => title))).toBe(1000);
  expect(store.products.length).toBe(10_000);
  expect(distinct(store.products.map(({ id }) => id))).toBe(10_000);
});

test('existing pages and products keep their positions', () => {
  const { pages, store } = enlarge(config, { pages: 0, products: 0 });
  expect(pages).toEqual(config.pages);
  expect(store).toEqual(config.store);
});
