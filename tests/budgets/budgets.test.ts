import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { PARAMETERS } from '../../src/catalogue/search/requestAddress';
import { allowance, BUDGETS, sum, type Budget } from './budgets';
import { overrun, warn, type Weighed } from './weighing';
import { readPageResources, type PageResources } from './pageResources';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
if (!existsSync(dist)) throw new Error('There is no dist/ to weigh. Run "npm run build" first.');

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file === '404.html' || /(^|[\\/])index\.html$/.test(file))
  .map((file) => readPageResources(dist, file));
const home = pages.find(({ path }) => path === '/') as PageResources;

const weigh = (budget: Budget, page: PageResources): Weighed => ({
  name: page.path,
  allowed: allowance(budget, page, home),
  resources: budget.resources(page),
});

describe.each(BUDGETS)('$name', (budget) => {
  afterAll(() =>
    warn(
      budget,
      pages.map((page) => weigh(budget, page)),
    ),
  );

  test.each(pages)('$path keeps to it', (page) => {
    expect(overrun(budget, weigh(budget, page))).toBeUndefined();
  });
});

test('the home page brings no code that asks an endpoint before somebody searches', () => {
  const scripts = home.resources.filter(({ type }) => type === 'script');
  const texts = scripts.map(({ url }) => readFileSync(dist + url, 'utf8'));
  expect(texts.filter((text) => text.includes(PARAMETERS.withFacets))).toEqual([]);
});

test("another page's budget excludes the size of the home page's carousel", () => {
  const budget = BUDGETS.find(({ name }) => name.startsWith('the whole page')) as Budget;
  const scenes = sum(home.resources.filter(({ url }) => home.scenes.includes(url)));
  const [other] = pages.filter(({ path }) => path !== '/') as [PageResources];
  expect(allowance(budget, other, home)).toBe(allowance(budget, home, home) - scenes);
});

test('the first paint of the home page waits for at most 8 KB of HTML', () => {
  expect(home.beforePaint).toBeGreaterThan(0);
  expect(home.beforePaint).toBeLessThanOrEqual(8000);
});

test('every page is measured with its font, script, data and icons', () => {
  for (const { path, resources } of pages) {
    const types = new Set(resources.map(({ type }) => type));
    expect([path, [...types].toSorted()]).toEqual([
      path,
      expect.arrayContaining(['data', 'early', 'font', 'html', 'icon', 'script']),
    ]);
  }
});

test('every page has at most one font file', () => {
  const fonts = pages.flatMap(({ resources }) => resources.filter(({ type }) => type === 'font'));
  expect(new Set(fonts.map(({ url }) => url)).size).toBe(1);
});

test('the home page is measured with all scenes of its carousel', () => {
  const scenes = home.resources.filter(({ url }) => home.scenes.includes(url));
  expect(scenes.length).toBe(home.scenes.length);
  expect(sum(scenes)).toBeGreaterThan(0);
});

test('[P54] the home page needs at most 12 requests before the network is idle', () => {
  const early = home.resources.filter(
    ({ type, first }) => first || type === 'html' || type === 'script' || type === 'data',
  );
  const urls = early
    .filter(({ type }) => type !== 'early' && type !== 'icon')
    .map(({ url }) => url);
  expect(new Set(urls).size).toBeLessThanOrEqual(12);
});
