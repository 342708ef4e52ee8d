import { dataId, NOT_FOUND_ID, UNKNOWN_ID } from '../../app/navigation/pageIds';
import type {
  ChildPage,
  Crumb,
  ListingContext,
  PageContext,
  PageData,
} from '../../generated/types';
import type { Image } from '../../generated/authored';
import { blocksIn } from '../../document/onlyIn';
import { flatBlocks } from '../../page/flatBlocks';
import { listingPages } from './listingPages';
import { newsItems, newsShownBy } from './news/newsItems';
import { isListedAbove } from './published';
import { onlySecond } from './secondBlock';
import { shortName } from './shortName';
import { fill } from './template';
import type { ResolvedPage, ResolvedSite } from './resolve';

/** A page to write: its data, and what only search engines and link previews need. */
export interface Route {
  /** The path, not percent-encoded: '/store/category/all'. */
  path: string;
  /** The path as in the config: '/store/category/:category'. */
  pattern: string;
  page: PageData;
  /** The data for links inside the site, if it is more than `page`. */
  whole?: PageData;
  hidden: boolean;
  /** The ids of the categories that the page is about; undefined for a page that is made for none. */
  categories: readonly string[] | undefined;
  /** The picture for link previews, if the config names one. */
  image: Image | undefined;
}

/** Whether a page of the config stands for many: one for each category or product. */
export const isPattern = (path: string): boolean => path.includes(':');

/** Fills the parameter of a pattern. A function, because `replace` would expand '$&' in a string. */
const named = (pattern: string, place: ':category' | ':product', name: string) =>
  pattern.replace(place, () => name);

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

/** A function that makes the pages of a site: first for a page of the config, then for what it stands for. */
export function routeMaker(
  site: ResolvedSite,
): (page: ResolvedPage) => (variant: Variant) => Route {
  const names = new Map(site.pages.map((page) => [page.path, shortName(page)]));
  const children = childPages(site.pages);
  const news = newsItems(site);
  return (page) => {
    const below = children.get(page.path) ?? [];
    return (variant) => {
      const blocks = onlySecond(blocksIn(page.blocks, variant.categories));
      const shown = newsShownBy(flatBlocks(blocks));
      const title = fill(page.title, variant.values);
      const route: Route = {
        path: variant.path,
        pattern: page.path,
        hidden: page.hidden || variant.hidden,
        categories: variant.categories,
        image: page.image,
        page: {
          id: dataId(variant.path),
          title,
          description: fill(page.description, variant.values),
          canonical: site.data.site.url + encodeURI(page.canonical ?? variant.canonical),
          blocks,
          context: {
            path: variant.path,
            crumbs: crumbs(
              names,
              variant.path,
              page.name ? fill(page.name, variant.values) : title,
              site.data.strings.home,
            ),
            children: below,
            ...(page.date !== undefined && { date: page.date }),
            ...(shown !== undefined && { news: news.slice(0, shown) }),
            ...variant.context,
          },
        },
      };
      const { whole: listing } = variant;
      const context = { ...route.page.context, ...(listing && { listing }) };
      return listing ? { ...route, whole: { ...route.page, context } } : route;
    };
  };
}

/** What a page of the config stands for: itself, or a category or product. */
export interface Variant {
  path: string;
  canonical: string;
  hidden: boolean;
  values: Record<string, string>;
  categories: readonly string[] | undefined;
  context: Pick<PageContext, 'listing' | 'product'>;
  whole?: ListingContext | undefined;
}

/** All that a page of the config stands for. */
export function* variants(resolved: ResolvedSite, page: ResolvedPage): Generator<Variant> {
  const { catalogue, data } = resolved;
  if (page.path.includes(':category')) {
    for (const slug of [...catalogue.slugs(), UNKNOWN_ID])
      yield* listingVariants(resolved, page, slug);
  } else if (page.path.includes(':product')) {
    yield productVariant(resolved, page, UNKNOWN_ID);
    for (const id of catalogue.productIds()) yield productVariant(resolved, page, id);
  } else {
    yield {
      path: page.path,
      canonical: page.path,
      hidden: page.hidden ?? false,
      values: { 'site.name': data.site.name },
      categories: undefined,
      context: {},
    };
  }
}

/** The pages of a listing. */
export function* listingVariants(
  { catalogue, data, assets }: ResolvedSite,
  page: ResolvedPage,
  slug: string,
): Generator<Variant> {
  const own = catalogue.canonicalSlug(slug);
  const address = named(page.path, ':category', own);
  const found = catalogue.listing(slug);
  // The browser fills in the requested name (`fillUnknown` in the app).
  const { emptyCategory } = data.strings;
  const shown = slug === UNKNOWN_ID ? { ...found, slug: '', heading: emptyCategory } : found;
  const hasEndpoint = data.store?.endpoint !== undefined;
  const options = { address, isAlias: own !== slug, assets, hasEndpoint };
  for (const { suffix, listing, whole: all } of listingPages(shown, options)) {
    const { heading: name, page: n } = listing;
    const heading = n === 1 ? name : fill(data.strings.pageOf, { name, n: String(n) });
    yield {
      path: named(page.path, ':category', slug) + suffix,
      canonical: address + suffix,
      hidden: !listing.known,
      values: { 'site.name': data.site.name, 'category.name': heading },
      categories: catalogue.categoriesOf({ slug }),
      context: { listing },
      whole: all,
    };
  }
}

/** The page of a product, or the one that is shown for those that are not there. */
export function productVariant(
  { catalogue, data }: ResolvedSite,
  page: ResolvedPage,
  id: string,
): Variant {
  const path = named(page.path, ':product', id);
  const site = { 'site.name': data.site.name };
  if (id === UNKNOWN_ID) {
    const values = { ...site, 'product.id': '', 'category.name': '' };
    const name = { 'product.name': data.strings.productNotFound };
    const shown = { values: { ...values, ...name }, categories: [], context: {} };
    return { path, canonical: path, hidden: true, ...shown };
  }
  const product = catalogue.product(id);
  const values = {
    ...site,
    'product.name': catalogue.titleName(id),
    'product.id': id.toUpperCase(),
    'category.name': product.category,
  };
  return {
    path,
    canonical: path,
    hidden: catalogue.isUnlisted(id),
    values,
    categories: catalogue.categoriesOf({ product: id }),
    context: { product },
  };
}

/** The ancestors that exist, and the page itself [A6]. */
function crumbs(names: Map<string, string>, path: string, own: string, home: string): Crumb[] {
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
  return {
    path,
    pattern: path,
    hidden: true,
    categories: undefined,
    image: undefined,
    page: {
      id: NOT_FOUND_ID,
      title: fill(title, values),
      description: fill(description, values),
      canonical: `${site.data.site.url}/`,
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
  const all = [
    ...groups,
    ...catalogue.productIds().map((product) => catalogue.categoriesOf({ product })),
  ];
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
