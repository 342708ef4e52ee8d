import { dataId, NOT_FOUND_ID, UNKNOWN_ID } from '../../app/navigation/pageIds';
import { notFoundRoute, routeMaker, type Route } from './pages';
import type { ResolvedPage, ResolvedSite } from './resolve';
import { listingVariants, productVariant, variants, type Variant } from './variants';

/** The pages of a site by the ids of their data. */
export interface RouteFinder {
  get: (id: string) => Route | undefined;
  /** The first of the pages that a page of the config stands for. */
  first: (page: ResolvedPage) => Route | undefined;
}

/** Finds pages of a site, of which each is made when it is first asked for: there may be a hundred thousand. */
export function createRouteFinder(site: ResolvedSite): RouteFinder {
  const makerOf = routeMaker(site);
  const made = new Map<string, Route | undefined>();
  // Of two pages with the same address, the later one is shown.
  const pages = site.pages.toReversed();

  function make(id: string): Route | undefined {
    if (id === NOT_FOUND_ID) return notFoundRoute(site);
    for (const page of pages) {
      const variant = variantAt(site, page, id);
      if (variant) return makerOf(page)(variant);
    }
    return undefined;
  }

  return {
    get(id) {
      const known = made.get(id) ?? make(id);
      if (known) made.set(id, known);
      return known;
    },
    first(page) {
      for (const variant of variants(site, page)) return makerOf(page)(variant);
      return undefined;
    },
  };
}

/** What a page of the config stands for at the id of its data; undefined if that is not one of its own. */
function variantAt(site: ResolvedSite, page: ResolvedPage, id: string): Variant | undefined {
  for (const variant of variantsNear(site, page, id))
    if (dataId(variant.path) === id) return variant;
  return undefined;
}

/** The few variants of a page that may be the one with an id. */
function variantsNear(site: ResolvedSite, page: ResolvedPage, id: string): Iterable<Variant> {
  const { catalogue } = site;
  if (!MADE_FOR_EACH.test(page.path)) return dataId(page.path) === id ? variants(site, page) : [];
  const name = nameIn(page.path, id);
  if (page.path.includes(':category')) {
    const isThere = name === UNKNOWN_ID || catalogue.slugs().includes(name);
    return isThere ? listingVariants(site, page, name) : [];
  }
  const isThere = name === UNKNOWN_ID || catalogue.categoryOf(name) !== undefined;
  return isThere ? [productVariant(site, page, name)] : [];
}

const MADE_FOR_EACH = /:(?:category|product)/;

/** The category or product in the id of a page's data, if a pattern has made it. */
function nameIn(pattern: string, id: string): string {
  const [before = ''] = pattern.split(MADE_FOR_EACH);
  const path = `/${id}`;
  const [name = ''] = path.startsWith(before) ? path.slice(before.length).split('/', 1) : [];
  return name;
}
