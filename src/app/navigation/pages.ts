import type { PageData, SiteData } from '../../generated/types';
import { decodeRaw } from './decodeRaw';
import { configId, dataId, NOT_FOUND_ID, UNKNOWN_ID } from './pageIds';

/** The block types of pages by id; for a pattern, by that of its stand-in: 'store/category/_unknown'. */
export type Contents = Record<string, string[]>;

/** Fetches each page once: its data and the code of its blocks, in one round trip if its block types are known. */
export interface PageStore {
  /** Rejects on a network error; resolves to the page NOT_FOUND_ID for an unknown address. */
  load(pathname: string): Promise<PageData>;
  /** The page, if it can be rendered synchronously. */
  ready(pathname: string): PageData | undefined;
}

/**
 * Applies `redirects` to a URL [A7]: to a page, an anchor or another site. Query and hash are kept unless the target
 * has its own. Other URLs are returned as they are.
 */
export function redirected(redirects: SiteData['redirects'], url: URL): URL {
  // Browsers percent-encode '/café', the config does not.
  const id = dataId(decodeRaw(url.pathname));
  const to = redirects.find(({ from }) => dataId(from) === id)?.to;
  if (to === undefined) return url;
  const target = new URL(to, url);
  target.search ||= url.search;
  target.hash ||= url.hash;
  return target;
}

/**
 * The stand-in page for an unknown category or product: '/store/category/anything' has that of the pattern
 * '/store/category/:category'. Undefined for addresses that match no pattern.
 */
export function unknownPage(patterns: readonly string[], id: string): string | undefined {
  const segments = id.split('/');
  const pattern = patterns.find((candidate) => {
    const names = dataId(candidate).split('/');
    return (
      names.length === segments.length &&
      names.every((name, n) => name[0] === ':' || name === segments[n])
    );
  });
  return pattern && configId(pattern);
}

/** Whether a page is a stand-in, which hosts serve for addresses without a file. */
export function isStandIn({ id }: PageData): boolean {
  return id === NOT_FOUND_ID || id.endsWith(UNKNOWN_ID);
}

/** A stand-in page with the raw value of the address filled in [L10] [D11]. */
export function fillUnknown(page: PageData, id: string): PageData {
  const value = decodeRaw(id.split('/').at(-1) ?? '');
  const { listing } = page.context;
  return {
    ...page,
    title: listing ? page.title.replace(listing.heading, () => value) : page.title,
    context: {
      ...page.context,
      path: `/${id}`,
      asked: value,
      ...(listing && { listing: { ...listing, slug: value, heading: value } }),
    },
  };
}
