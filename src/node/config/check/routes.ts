import { entries, textOf, type Facts } from './facts';
import { brandsOf, pagesOfListings } from './listings';
import { meantId, meantPath } from './shape/nameForms';
import { redirectForm } from './shape/redirectForm';

/** Category addresses that every store has besides its own. */
export const BUILT_IN_CATEGORIES = ['all', 'featured'];

/** The destination of an address of this site. */
export type Destination = { to: 'page'; page: number } | { to: 'redirect'; href: string } | Nothing;

interface Nothing {
  to: 'nothing';
  /** The kind of target, as in `targets`: for an address that matches a pattern, a category or product page. */
  target: 'page' | 'categoryPage' | 'productPage';
  missing: string;
  /** The existing name that was certainly meant. */
  meant: string | undefined;
  /** The address with another name instead of the missing one. */
  inAddress: (name: string) => string;
}

/** All addresses of the site. */
export interface Routes {
  /** The index of the page at an address, also one made for a category or product; -1 for one in another list. */
  page(address: string): number | undefined;
  /** `address` is the part before '?' and '#', decoded. */
  find(address: string): Destination;
  /** The addresses of pages without a pattern, and of redirects. */
  addresses: Iterable<string>;
  /** The values that ':category' and ':product' may take. */
  categories: ReadonlySet<string>;
  products: ReadonlySet<string>;
}

/** The index of pages that are not in `pages`, but in another list by mistake. */
const IN_WRONG_LIST = -1;

/**
 * Indexes the addresses of pages, categories, products and redirects.
 * @param strays The addresses of pages in another list: reported once, not again for each link to them.
 */
export function createRoutes(
  config: unknown,
  facts: Facts,
  strays: readonly string[] = [],
): Routes {
  const ids = { category: names(facts, 'category-id'), product: names(facts, 'product-id') };
  // An id with a mistake in it is reported once, not again for each link to it.
  const asWritten = { category: new Set(ids.category), product: new Set(ids.product) };
  const categories = new Set([
    ...BUILT_IN_CATEGORIES,
    ...ids.category.map(meantId),
    ...names(facts, 'unknown-category'),
    ...brandsOf(config).keys(),
    ...entries(config, ['store', 'categories']).flatMap(({ value }) => aliasesOf(value)),
  ]);
  const products = new Set(ids.product.map(meantId));
  const redirects = new Map(
    entries(config, ['redirects']).map(({ value }) => [
      withoutSlash(startOf(textOf(value, 'from') ?? '')),
      textOf(value, 'to') ?? '',
    ]),
  );
  const fixed = new Map<string, number>();
  const patterns: { parts: string[]; index: number }[] = [];
  for (const [index, { address }] of facts.pages.entries()) {
    if (address === undefined) continue;
    if (address.includes(':')) patterns.push({ parts: address.split('/'), index });
    else if (!fixed.has(address)) fixed.set(address, index);
  }
  for (const address of strays) if (!fixed.has(address)) fixed.set(address, IN_WRONG_LIST);
  // A page whose address is invalid is reported once, not again for each link to it.
  for (const [index, { address = '' }] of facts.pages.entries()) {
    const meant = meantPath(address);
    if (address !== '' && !fixed.has(meant) && !meant.includes(':')) fixed.set(meant, index);
  }

  const listings = pagesOfListings(config);

  function made(path: string): Match | undefined {
    for (const { parts, index } of patterns) {
      const match = matchPattern(parts, path.split('/'));
      if (match) return { ...match, page: index };
    }
    return undefined;
  }
  const isKnown = ({ of, name }: Match): boolean =>
    (of === 'product' ? products : categories).has(name) || asWritten[of].has(name);

  function page(address: string): number | undefined {
    const path = withoutSlash(address);
    const match = fixed.has(path) ? undefined : made(path);
    return match && isKnown(match) ? match.page : (fixed.get(path) ?? further(path));
  }

  /** Further pages of a long listing: '/store/category/engines/2'. */
  function further(path: string): number | undefined {
    const [, listing = '', number] = /^(.+)\/([1-9]\d*)$/.exec(path) ?? [];
    const match = number === undefined ? undefined : made(listing);
    if (match?.of !== 'category') return undefined;
    const isThere = Number(number) > 1 && Number(number) <= (listings.get(match.name) ?? 1);
    return isThere ? match.page : undefined;
  }

  function find(address: string): Destination {
    const path = withoutSlash(address);
    const href = redirects.get(path);
    const index = page(path);
    if (index !== undefined) return { to: 'page', page: index };
    if (href !== undefined) return { to: 'redirect', href };
    const match = made(path);
    if (!match) {
      const meant = fixed.has(meantPath(path)) ? meantPath(path) : undefined;
      return { to: 'nothing', target: 'page', missing: path, meant, inAddress: (name) => name };
    }
    const { of, name } = match;
    const before = path.slice(0, path.lastIndexOf(name));
    return {
      to: 'nothing',
      target: `${of}Page`,
      missing: name,
      meant: undefined,
      inAddress: (other) => before + other,
    };
  }
  const addresses = [...fixed.keys(), ...redirects.keys()];
  return { page, find, addresses, categories, products };
}

/** The intended source of a redirect: like for pages, a mistake in it is reported once. */
function startOf(from: string): string {
  return from.startsWith('/') ? from : (redirectForm(from).meant ?? from);
}

/** An address that matches the pattern of a page. */
interface Match {
  of: 'category' | 'product';
  name: string;
  page: number;
}

/** The aliases of a category. */
export function aliasesOf(category: Record<string, unknown>): string[] {
  const aliases = category['aliases'];
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
}

/** '/about/' → '/about'; '/' is unchanged. */
export function withoutSlash(address: string): string {
  return address.length > 1 ? address.replace(/\/+$/, '') || '/' : address;
}

function matchPattern(
  pattern: readonly string[],
  parts: readonly string[],
): Omit<Match, 'page'> | undefined {
  if (pattern.length !== parts.length) return undefined;
  let match: Omit<Match, 'page'> | undefined;
  for (const [index, part] of pattern.entries()) {
    const name = parts[index] ?? '';
    if (part === ':product') match = { of: 'product', name };
    else if (part === ':category') match = { of: 'category', name };
    else if (part !== name) return undefined;
  }
  return match;
}

function names(facts: Facts, kind: 'category-id' | 'unknown-category' | 'product-id'): string[] {
  return facts.texts(kind).map(({ text }) => text);
}

/** Splits an internal link; undefined for an external one. */
export function splitHref(
  href: string,
): { address: string; anchor: string | undefined; malformed: boolean } | undefined {
  if (!/^[/#]/.test(href)) return undefined;
  const [before = '', anchor] = href.split('#');
  const raw = before.split('?')[0] ?? '';
  try {
    return { address: decodeURIComponent(raw), anchor, malformed: false };
  } catch {
    return { address: raw, anchor, malformed: true };
  }
}
