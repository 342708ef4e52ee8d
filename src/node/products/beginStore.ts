import { isRecord } from '../../document/isRecord';
import { setValue, insertEntry, type Operation } from '../../document/operation';
import { valueAt } from '../../document/values';

/** What a site without products lacks to have some. */
export interface Beginning {
  operations: Operation[];
  /** What they add, for people: 'page /products'. */
  made: string[];
}

/** Addresses of the store and of the list, the first that no page has. */
const PATHS = {
  store: ['/products', '/catalogue', '/shop', '/parts'],
  list: ['/inquiry', '/inquiry-list', '/list'],
} as const;

/** In characters: what search engines show of a title, and what fits behind a name in a description. */
const MAX_TITLE_LENGTH = 60;
const ABOUT = { least: 50, most: 100 };

/**
 * What a site needs before products can be taken over: a store, and the pages that are made once for each category and
 * product, with the list that visitors send. Nothing for a site that has products: what its pages lack then is a mistake.
 */
export function beginStore(config: unknown): Beginning {
  const products = valueAt(config, ['store', 'products']);
  if (!isRecord(config) || (Array.isArray(products) && products.length > 0)) {
    return { operations: [], made: [] };
  }
  const lists = ['categories', 'products'].filter(
    (list) => !Array.isArray(valueAt(config, ['store', list])),
  );
  const pages = missingPages(config);
  const isNew = !isRecord(config['store']);
  return {
    operations: [
      ...(isNew
        ? [setValue(['store'], { categories: [], products: [] })]
        : lists.map((list) => setValue(['store', list], []))),
      ...pages.map((page) => insertEntry(['pages', '-'], page)),
    ],
    made: [
      ...(isNew ? ['a store'] : []),
      ...pages.map((page) => inWords(page, hasOwnMenu(config))),
    ],
  };
}

/** Whether the menu is written, and not made of the pages. */
function hasOwnMenu(config: unknown): boolean {
  const menu = valueAt(config, ['navigation', 'menu']);
  return Array.isArray(menu) && menu.length > 0;
}

function inWords({ path, hidden }: StorePage, isWritten: boolean): string {
  const isMissed = isWritten && !path.includes(':') && hidden !== true;
  return `the page ${path}${isMissed ? ' (give it a place in the menu)' : ''}`;
}

/** A page of the store as the config has it. */
interface StorePage {
  path: string;
  title: string;
  name?: string;
  description: string;
  hidden?: boolean;
  blocks: Record<string, unknown>[];
}

function missingPages(config: Record<string, unknown>): StorePage[] {
  if (!Array.isArray(config['pages'])) return [];
  const pages = config['pages'].filter(isRecord);
  const written = JSON.stringify(pages);
  const has = (block: string) => written.includes(`"type":${JSON.stringify(block)}`);
  const paths = pages.map(({ path }) => String(path));
  const free = (of: keyof typeof PATHS) =>
    PATHS[of].find((path) => !paths.some((one) => one === path || one.startsWith(`${path}/`)));
  const store = free('store') ?? '/products-2';
  const list = free('list') ?? '/inquiry-2';
  const site = isRecord(config['site']) ? config['site'] : {};
  const name = typeof site['name'] === 'string' ? site['name'] : '';
  const about = aboutOf(typeof site['description'] === 'string' ? site['description'] : '', name);
  const titled = (label: string) => {
    const whole = `${label} | ${name}`;
    return name !== '' && whole.length <= MAX_TITLE_LENGTH ? whole : label;
  };
  const all: [block: string, page: StorePage][] = [
    [
      'category-grid',
      {
        path: store,
        title: titled('Products'),
        name: 'Products',
        description: `Products. ${about}`,
        blocks: [{ type: 'hero', title: 'Products' }, { type: 'category-grid' }],
      },
    ],
    [
      'product-listing',
      {
        path: `${store}/c/:category`,
        title: '{category.name}',
        description: `{category.name}. ${about}`,
        blocks: [{ type: 'product-listing' }],
      },
    ],
    [
      'product-detail',
      {
        path: `${store}/p/:product`,
        title: '{product.name}',
        description: `{product.name}. ${about}`,
        blocks: [{ type: 'product-detail' }],
      },
    ],
    [
      'inquiry-list',
      {
        path: list,
        title: titled('Inquiry List'),
        name: 'Inquiry List',
        description: `Inquiry list. ${about}`,
        hidden: true,
        blocks: [{ type: 'inquiry-list' }],
      },
    ],
  ];
  return all.flatMap(([block, page]) => (has(block) ? [] : [page]));
}

/** What the company says of itself, as long as descriptions want it with a name before it. */
function aboutOf(description: string, name: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim();
  const whole =
    text.length >= ABOUT.least
      ? text
      : `${text} ${name}: products by category, with what they can do and a list to ask for.`.trim();
  return whole.length <= ABOUT.most
    ? whole
    : `${whole.slice(0, ABOUT.most - 1).replace(/\s+\S*$/, '')}…`;
}
