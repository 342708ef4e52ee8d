import type { PageData, SiteData } from '../../generated/types';
import { dataId, NOT_FOUND, UNKNOWN } from './pageIds';

/** Fetches pages, each once: its data, and the code of its blocks. */
export interface PageStore {
  /** Rejects when the network fails; an unknown address gives the page NOT_FOUND. */
  load(pathname: string): Promise<PageData>;
  /** The page, where it is ready to be drawn at once. */
  ready(pathname: string): PageData | undefined;
}

/**
 * Where `redirects` send an address (spec R1): to a page, a place on one, or another site. Query and hash are kept,
 * unless the redirect has its own. Any other address leads to itself.
 */
export function redirected(redirects: SiteData['redirects'], url: URL): URL {
  // Browsers write '/café' in codes, the config does not.
  const id = dataId(decodeRaw(url.pathname));
  const to = redirects.find(({ from }) => dataId(from) === id)?.to;
  if (to === undefined) return url;
  const target = new URL(to, url);
  target.search ||= url.search;
  target.hash ||= url.hash;
  return target;
}

/**
 * The page that an address would have if its category or product existed: for
 * '/store/category/anything' that of the pattern '/store/category/:category'. Undefined for other addresses.
 */
export function unknownPage(patterns: readonly string[], id: string): string | undefined {
  const parts = id.split('/');
  const pattern = patterns.find((candidate) => {
    const steps = dataId(candidate).split('/');
    return (
      steps.length === parts.length &&
      steps.every((step, n) => step[0] === ':' || step === parts[n])
    );
  });
  return pattern && dataId(pattern).replace(/:\w+/, UNKNOWN);
}

/** Whether a page stands for another one: hosts answer with it where they have no file. */
export function isStandIn({ id }: PageData): boolean {
  return id === NOT_FOUND || id.endsWith(UNKNOWN);
}

/** The page of an unknown category or product, with the raw value of the address in it (spec R2). */
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

/** A part of an address as a person reads it; one that is wrongly encoded stays as it is. */
function decodeRaw(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
