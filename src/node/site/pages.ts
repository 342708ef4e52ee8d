import { dataId, NOT_FOUND_ID, UNKNOWN_ID } from '../../app/navigation/pageIds';
import type { ChildPage, Crumb, PageData } from '../../generated/types';
import type { Image } from '../../generated/authored';
import { blocksIn } from '../../document/onlyIn';
import { flatBlocks } from '../../page/flatBlocks';
import { madeBy } from '../output/buildRecord';
import { newsItems, newsShownBy } from './news/newsItems';
import { isListedAbove } from './published';
import { once } from './once';
import { onlySecond } from './secondBlock';
import { shortName } from './shortName';
import { fill } from './template';
import type { ResolvedPage, ResolvedSite } from './resolve';
import { variants, type Variant } from './variants';

/** A page to write: its data, and what only search engines and link previews need. */
export interface Route {
  /** The path, not percent-encoded: '/store/category/all'. */
  path: string;
  /** The path as in the config: '/store/category/:category'. */
  pattern: string;
  /** The id of its data: 'store/category/all'. */
  id: string;
  /** Of a listing, the name of its category in the address. */
  slug?: string | undefined;
  /** Its absolute URL for search engines, which may be that of another page. */
  canonical: string;
  /** The id of the product that it is about. */
  product: string | undefined;
  /** Of a listing, the number of its page; else 1. */
  number: number;
  /** Made when it is first asked for. */
  readonly page: PageData;
  /**
   * Of the page of a product or a listing, a text that differs whenever `page` does: to know that one has not changed, it
   * need not be made. The code and the data of the site are not in it.
   */
  madeOf?: () => string | undefined;
  /** The data for links inside the site, if it is more than `page`. */
  whole?: PageData | undefined;
  hidden: boolean;
  /** The ids of the categories that the page is about; undefined for a page that is made for none. */
  categories: readonly string[] | undefined;
  /** The picture for link previews, if the config names one. */
  image: Image | undefined;
}

/** Whether a page of the config stands for many: one for each category or product. */
export const isPattern = (path: string): boolean => path.includes(':');

/**
 * Yields all pages of the site one at a time, so that ten thousand products are never in memory together: one for
 * each category or product if the path has a ':category' or ':product'. `isWanted` filters the pages of the config.
 */
export function* routes(
  site: ResolvedSite,
  isWanted: (page: ResolvedPage) => boolean = () => true,
): Generator<Route> {
  const makerOf = routeMaker(site);
  for (const page of site.pages.filter(isWanted)) {
    const make = makerOf(page);
    for (const variant of variants(site, page)) yield make(variant);
  }
  yield notFoundRoute(site);
}

/** The number of pages that `routes` yields. Those of products are counted without being made: a catalogue has many. */
export function countRoutes(site: ResolvedSite): number {
  // The page of unknown addresses.
  let count = 1;
  for (const page of site.pages) {
    // Of products there is one more, too: that of unknown ones.
    if (page.path.includes(':product')) count += site.catalogue.productIds().length + 1;
    else for (const _ of variants(site, page)) count += 1;
  }
  return count;
}

/** A function that makes the pages of a site: first for a page of the config, then for what it stands for. */
export function routeMaker(
  site: ResolvedSite,
): (page: ResolvedPage) => (variant: Variant) => Route {
  const names = new Map(site.pages.map((page) => [page.path, shortName(page)]));
  const children = childPages(site.pages);
  const news = newsItems(site);
  return (page) => {
    const below = children.get(page.path) ?? [];
    const alikeFor = eachGroup((categories) => {
      const blocks = onlySecond(blocksIn(page.blocks, categories));
      const shown = newsShownBy(flatBlocks(blocks));
      const context = {
        children: below,
        ...(page.date !== undefined && { date: page.date }),
        ...(shown !== undefined && { news: news.slice(0, shown) }),
      };
      const madeOf = once(() =>
        madeBy(JSON.stringify([{ ...page, blocks }, context, [...names], site.data.strings.home])),
      );
      return { blocks, context, madeOf };
    });
    const shared = { site, page, names };
    return (variant) => new VariantRoute(shared, alikeFor(variant.categories), variant);
  };
}

/** What the pages have alike that a page of the config stands for. */
interface SharedOfRoutes {
  site: ResolvedSite;
  page: ResolvedPage;
  /** The names of the pages of the config, by their paths. */
  names: ReadonlyMap<string, string>;
}

/** What those of the same categories have alike, besides. */
interface Alike {
  blocks: PageData['blocks'];
  context: Pick<PageData['context'], 'children' | 'date' | 'news'>;
  madeOf: () => string;
}

/** A page whose data are made when they are first asked for. A class, as a large site has a hundred thousand. */
class VariantRoute implements Route {
  readonly path: string;
  readonly pattern: string;
  readonly id: string;
  readonly canonical: string;
  readonly product: string | undefined;
  readonly slug: string | undefined;
  readonly number: number;
  readonly hidden: boolean;
  readonly categories: readonly string[] | undefined;
  readonly image: Image | undefined;
  readonly #shared: SharedOfRoutes;
  readonly #alike: Alike;
  readonly #variant: Variant;
  #page: PageData | undefined;

  constructor(shared: SharedOfRoutes, alike: Alike, variant: Variant) {
    const { site, page } = shared;
    this.path = variant.path;
    this.pattern = page.path;
    this.id = dataId(variant.path);
    this.canonical = site.data.site.url + encodeURI(page.canonical ?? variant.canonical);
    this.product = variant.product;
    this.slug = variant.slug;
    this.number = variant.number ?? 1;
    this.hidden = page.hidden || variant.hidden;
    this.categories = variant.categories;
    this.image = page.image;
    this.#shared = shared;
    this.#alike = alike;
    this.#variant = variant;
  }

  madeOf(): string | undefined {
    const own = this.#variant.madeOf?.();
    return own === undefined ? undefined : `${this.canonical} ${this.#alike.madeOf()} ${own}`;
  }

  get page(): PageData {
    return (this.#page ??= this.#make());
  }

  get whole(): PageData | undefined {
    const { whole: listing } = this.#variant;
    return listing && { ...this.page, context: { ...this.page.context, listing } };
  }

  #make(): PageData {
    const { site, page, names } = this.#shared;
    const { path } = this;
    const values = this.#variant.values();
    const title = fill(page.title, values);
    const name = page.name ? fill(page.name, values) : title;
    return {
      id: this.id,
      title,
      description: fill(page.description, values),
      canonical: this.canonical,
      blocks: this.#alike.blocks,
      context: {
        path,
        crumbs: crumbs(names, path, name, site.data.strings.home),
        ...this.#alike.context,
        ...this.#variant.context(),
      },
    };
  }
}

/** Calls a function once for each group of categories. */
function eachGroup<Made>(
  make: (categories: readonly string[] | undefined) => Made,
): (categories: readonly string[] | undefined) => Made {
  const made = new Map<string | undefined, Made>();
  /** By the list itself, which thousands of products have alike. */
  const known = new Map<readonly string[] | undefined, Made>();
  return (categories) => {
    const same = known.get(categories);
    if (same !== undefined) return same;
    const key = categories?.join(' ');
    const one = made.get(key) ?? make(categories);
    made.set(key, one);
    known.set(categories, one);
    return one;
  };
}

/** The ancestors that exist, and the page itself [A6]. */
function crumbs(
  names: ReadonlyMap<string, string>,
  path: string,
  own: string,
  home: string,
): Crumb[] {
  const steps: Crumb[] = [{ label: home, href: '/' }];
  const parts = path.split('/').filter(Boolean);
  for (let depth = 1; depth < parts.length; depth += 1) {
    const above = `/${parts.slice(0, depth).join('/')}`;
    const label = names.get(above);
    if (label) steps.push({ label, href: above });
  }
  if (path !== '/') steps.push({ label: shortName({ title: own }), href: path });
  return steps;
}

/** The child pages of each page, by its path. */
function childPages(pages: ResolvedPage[]): Map<string, ChildPage[]> {
  const below = new Map<string, ChildPage[]>();
  for (const page of pages.filter(isListedAbove)) {
    const above = page.path.slice(0, page.path.lastIndexOf('/')) || '/';
    const child = { label: shortName(page), href: page.path, text: page.description };
    const siblings = below.get(above);
    if (siblings) siblings.push(child);
    else below.set(above, [child]);
  }
  return below;
}

/** The page of addresses that are not there. */
export function notFoundRoute(site: ResolvedSite): Route {
  const { title, description } = site.notFound;
  const path = `/${NOT_FOUND_ID}`;
  const values = { 'site.name': site.data.site.name };
  const canonical = `${site.data.site.url}/`;
  return {
    path,
    pattern: path,
    id: NOT_FOUND_ID,
    canonical,
    product: undefined,
    number: 1,
    hidden: true,
    categories: undefined,
    image: undefined,
    page: {
      id: NOT_FOUND_ID,
      title: fill(title, values),
      description: fill(description, values),
      canonical,
      blocks: blocksIn(site.notFound.blocks, undefined),
      context: { path, crumbs: [{ label: site.data.strings.home, href: '/' }], children: [] },
    },
  };
}

/**
 * What pages are made of, the different ones of a pattern each once: products of the same categories show the same
 * blocks.
 */
export function contentsOf(
  { pages, notFound: unknown, catalogue }: ResolvedSite,
  isWanted: (path: string) => boolean = () => true,
): Pick<PageData, 'blocks'>[] {
  const groups = [...catalogue.slugs(), UNKNOWN_ID].map((slug) => catalogue.categoriesOf({ slug }));
  const all = [...groups, ...catalogue.productGroups()];
  const different = [...new Map(all.map((group) => [group.join(' '), group])).values()];
  const contents = pages
    .filter(({ path }) => isWanted(path))
    .flatMap(({ path, blocks }) =>
      (isPattern(path) ? different : [undefined]).map((group) => ({
        blocks: blocksIn(blocks, group),
      })),
    );
  return isWanted('/') ? [...contents, unknown] : contents;
}
