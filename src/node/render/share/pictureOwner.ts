import { NOT_FOUND_ID } from '../../../app/navigation/pageIds';
import type { Route } from '../../site/pages';
import type { ResolvedPage, ResolvedSite } from '../../site/resolve';

/** With more pages than this, only top-level pages and categories have link previews of their own. */
const MAX_OWN_PICTURES = 400;

/** Decides which pages have link previews of their own, and whose the others use. */
export interface PictureOwner {
  /** Whether the pages made from this page of the config may have their own. */
  mayHave: (page: ResolvedPage) => boolean;
  has(route: Route): boolean;
  /** Paths of pages whose preview can be used, the nearest first. */
  lenders(route: Route): string[];
}

/**
 * Every page has its own preview unless there are too many pages, because making one takes 50 ms. On a larger site,
 * products use the preview of their category, and deep pages that of their parent, so that ten thousand products cost
 * nothing.
 */
export function pictureOwner(site: ResolvedSite, few = MAX_OWN_PICTURES): PictureOwner {
  const { catalogue, pages } = site;
  const isSmall = pages.length + catalogue.productIds().length <= few;
  const listing = pages.find(({ path }) => path.includes(':category'))?.path;
  const mayHave = ({ path }: Pick<ResolvedPage, 'path'>) =>
    isSmall || path.includes(':category') || (!path.includes(':product') && depth(path) <= 1);
  return {
    mayHave,
    has: ({ id, number, product, hidden }) =>
      id !== NOT_FOUND_ID &&
      // Further pages of a listing use that of its first page.
      number === 1 &&
      (!hidden || product !== undefined),
    lenders({ path, product }) {
      const category = product === undefined ? undefined : catalogue.categoryOf(product);
      return [
        path,
        ...(listing !== undefined && category !== undefined
          ? [listing.replace(':category', category)]
          : []),
        ...above(path),
      ];
    },
  };
}

/** '/a/b/c' → ['/a/b', '/a']; never the home page. */
function above(path: string): string[] {
  const parts = partsOf(path);
  return parts.slice(1).map((_, index) => `/${parts.slice(0, parts.length - 1 - index).join('/')}`);
}

const depth = (path: string) => partsOf(path).length;

const partsOf = (path: string) => path.split('/').filter(Boolean);
