import type { PageData, SiteData } from '../../generated/types';

/** The name of the page that stands for every address that leads nowhere. */
export const NOT_FOUND = '_404';

/** '/about/' and '/about' are one page: 'about'; the home page is '_index'. */
export function dataId(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, '') || '_index';
}

/** Fetches pages, each once: its data, and the code of its blocks. */
export interface PageStore {
  /** Rejects when the network fails; an unknown address gives the page NOT_FOUND. */
  load(pathname: string): Promise<PageData>;
  /** The page, where it is ready to be drawn at once. */
  ready(pathname: string): PageData | undefined;
}

/** Where an address of `redirects` leads (spec R1); any other address leads to itself. */
export function redirected(site: SiteData, pathname: string): string {
  const from = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return site.redirects.find((redirect) => redirect.from === from)?.to ?? pathname;
}
