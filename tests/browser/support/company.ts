import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { countedUnit } from '../../../src/catalogue/units/countedUnit';
import type { Block, InterfaceStrings, Product } from '../../../src/generated/authored';
import type { StoreAddresses } from '../../../src/generated/types';
import { loadValidator } from '../../../src/node/config/check/shape/loadValidator';
import { generate } from '../../../src/node/schemas/generate';
import { storeAddresses } from '../../../src/node/site/addresses';
import type { WholeConfig } from '../../../src/node/site/company.fixture';
import { keepUnits } from '../../../src/node/site/keepTogether';
import { storedList, storeList, type StoredLine } from './list';
import { LOST } from './site';
import { test as anySite } from './test';
import { beginningWith, filled, type Values } from './wording';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const { set: schemas, hash } = await generate(ROOT);
const validate = loadValidator(ROOT, hash);

/** The name of an interface text: 'addToList'. */
export type Word = keyof InterfaceStrings;

type BlockType = Block['type'];

/** A company whose site the page specs visit: what it says, sells, and where. */
export interface Company {
  /** Its name in the titles of tests. */
  name: string;
  /** Playwright's test, in which addresses are those of this company's site. */
  test: typeof anySite;
  /** Its config, with defaults. */
  config: WholeConfig;
  /** The colours of its second theme, if it has one. */
  dark: Partial<WholeConfig['theme']['colors']> | undefined;
  /** An interface text as its pages show it, with its places filled in. */
  say: (word: Word, values?: Values) => string;
  /** Matches what begins with one of these interface texts, whatever stands in their places. */
  saying: (...words: Word[]) => RegExp;
  /** Any other text of the config, such as one of `inquiry`, with its places filled in. */
  fill: (text: string, values: Values) => string;
  /** A line of the inquiry list as the message to the company has it; with its code, if asked. */
  bullet: (line: StoredLine, withCode?: boolean) => string;
  /** The addresses that the store's links lead to. */
  store: StoreAddresses;
  /** The path of the first page with a block of this type. */
  pathOf: (blockType: BlockType) => string;
  /** The title of the page with this path. */
  titleOf: (path: string) => string;
  /** The heading of the page with this path: that of its hero. */
  headingOf: (path: string) => string;
  /** The heading of the page for addresses that lead to none. */
  lost: string;
  /** The first block of this type, as the config has it: on any page, or on that with a path. */
  block: <T extends BlockType>(type: T, path?: string) => Extract<Block, { type: T }>;
  categoryPath: (id: string) => string;
  productPath: (id: string) => string;
  /** One path for each kind of page: all pages of the config, and listings and products that differ. */
  samples: string[];
  /** The products in listings, in their order; those of one category, if its id is given. */
  listed: (category?: string) => Product[];
  /** Lines of the inquiry list for the first products, with these quantities. */
  linesOf: (...quantities: number[]) => StoredLine[];
  /** A line as the site's buttons store it: as its page names the product, with the name of its category. */
  asAdded: (line: StoredLine) => StoredLine;
  /** Stores a value as the list, before the first page of this tab opens. */
  storeList: (page: Page, value: unknown) => Promise<void>;
  /** The stored list; null if there is none. Changes are written a moment after an action: poll it. */
  storedList: (page: Page) => Promise<StoredLine[] | null>;
  /** The key of the stored inquiry list [I6]. */
  cartKey: string;
}

/** The company of site.config.json, whose words are English. */
export const shipped = companyOf('Tradecrest', 'site.config.json', anySite, {
  categories: [
    'all',
    'featured',
    'construction',
    'refrigeration-&-airconditioning',
    'conservation-tillage',
  ],
  products: ['ref-001', 'pt-001', 'ac-001'],
});

/** Whether it is no form with a list of fields: tests of the contact form are about the one that every site has. */
function isUsual(block: Block): boolean {
  return block.type !== 'contact-form' || block.fields === undefined;
}

/**
 * A company that writes Norwegian, with long compound words, addresses in its own language, three branches, two themes
 * and photos.
 */
export const norwegian = companyOf(
  'Havsund',
  'tests/fixtures/norwegian-engines/site.config.json',
  anySite.extend({ baseURL: async ({ norwegian: url }, give) => give(url) }),
  // Products with several pictures, one, and none.
  { categories: ['all', 'gir-og-propell'], products: ['mot-110', 'mot-901', 'kjv-201'] },
);

/** Declares tests that are run on the site of each company: of what depends on its words, its addresses or its layout. */
export function forEachCompany(declare: (company: Company) => void): void {
  for (const company of [shipped, norwegian]) forCompany(company, declare);
}

/**
 * Declares tests that are run on the site of one company: of mechanisms, which no config changes. The specs take turns, so
 * that no company is always the other one.
 */
export function forCompany(company: Company, declare: (company: Company) => void): void {
  // `npm test` leaves out journeys with this tag: building the other site takes longer than they do.
  const tag = company === shipped ? [] : ['@other-company'];
  company.test.describe(company.name, { tag }, () => declare(company));
}

/**
 * A company by its config.
 * @param test Playwright's test with the addresses of its site.
 * @param samples Categories and products that differ, for looks at every kind of page.
 */
export function companyOf(
  name: string,
  file: string,
  test: typeof anySite,
  samples: { categories: string[]; products: string[] } = { categories: ['all'], products: [] },
): Company {
  const config = read(file);
  const { strings, pages, redirects } = config;
  const { language } = config.site;
  const { products } = config.store;
  const fill = (text: string, values: Values) => filled(text, values, language);
  const cartKey = `${config.site.id}-cart`;
  const kinds = pages.map((page) => ({
    path: page.path,
    types: page.blocks.filter(isUsual).map(({ type }) => type),
  }));
  const pageAt = (address: string) => pages.find((page) => page.path === address);
  const store = storeAddresses(kinds, redirects, schemas);
  return {
    name,
    test,
    config,
    dark: secondThemeOf(file),
    say: (word, values = {}) => fill(strings[word], values),
    saying: (...words) => beginningWith(...words.map((word) => strings[word])),
    fill,
    bullet: ({ id, name: product, quantity }, withCode = false) => {
      const priced = products.find((one) => one.id === id)?.unit ?? config.inquiry.unit;
      const unit = countedUnit(priced, config.site.language);
      const { line, unitLine = line } = config.inquiry;
      const template = unit === config.inquiry.unit ? line : unitLine;
      const code = id.toUpperCase();
      const isCoded = withCode && !template.includes('{id}');
      const coded = isCoded ? `${product} [${code}]` : product;
      return fill(template, { name: coded, id: code, quantity, unit });
    },
    store,
    pathOf: (blockType) => {
      const found = kinds.find(({ types }) => types.includes(blockType));
      if (!found) throw new Error(`${name} has no page with ${blockType}.`);
      return found.path;
    },
    titleOf: (address) => pageAt(address)?.title ?? '',
    headingOf: (address) => heroOf(pageAt(address)?.blocks),
    lost: heroOf(config.notFound.blocks),
    block: <T extends BlockType>(type: T, address?: string) => {
      const all =
        address === undefined
          ? pages.flatMap(({ blocks }) => blocks.filter(isUsual))
          : (pageAt(address)?.blocks ?? []);
      const found = all.find((block): block is Extract<Block, { type: T }> => block.type === type);
      if (!found) throw new Error(`${name} has no ${type}.`);
      return found;
    },
    categoryPath: (id) => store.category + id,
    productPath: (id) => store.product + id,
    samples: [
      ...pages.map((page) => page.path).filter((address) => !address.includes(':')),
      ...samples.categories.map((id) => store.category + id),
      ...samples.products.map((id) => store.product + id),
      LOST,
    ],
    listed: (category) =>
      products.filter((one) => !one.unlisted && (category ?? one.category) === one.category),
    linesOf: (...quantities) =>
      quantities.map((quantity, index) => {
        const { id = '', name: product = '' } = products[index] ?? {};
        return { id, name: product, quantity };
      }),
    asAdded: (line) => {
      const id = products.find((one) => one.id === line.id)?.category;
      const category = config.store.categories.find((one) => one.id === id)?.name ?? '';
      return { ...line, name: keepUnits(line.name), category };
    },
    storeList: (page, value) => storeList(page, value, cartKey),
    storedList: (page) => storedList(page, cartKey),
    cartKey,
  };
}

/** The heading of a page: that of its hero. */
function heroOf(blocks: readonly Block[] = []): string {
  return blocks.find((block) => block.type === 'hero')?.title ?? '';
}

/** A config with its defaults. */
function read(file: string): WholeConfig {
  const config: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  if (!validate(config)) throw new Error(`${file} has mistakes: npm run check lists them.`);
  // Assert the type because both companies have all optional parts that the specs need.
  return config as WholeConfig;
}

/** The colours in 'dark.colors.json' beside a config. */
function secondThemeOf(file: string): Company['dark'] {
  const colors = path.join(ROOT, path.dirname(file), 'dark.colors.json');
  if (!existsSync(colors)) return undefined;
  return JSON.parse(readFileSync(colors, 'utf8')) as NonNullable<Company['dark']>;
}
