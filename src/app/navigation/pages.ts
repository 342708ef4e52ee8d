import type { PageData, SiteData } from '../../generated/types';
import { loadBlocks } from '../../page/loadBlocks';

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

/** `base` is the folder of this build's data: '/data/<build>'. */
export function createPageStore(base: string, first: { pathname: string; page: PageData }): PageStore {
  const loading = new Map<string, Promise<PageData>>();
  const pages = new Map([[dataId(first.pathname), first.page]]);

  async function fetchPage(id: string): Promise<PageData> {
    const response = await fetch(`${base}/${id}.json`);
    // Only an answer that says so is an unknown page; a broken one is a fault of the way.
    if (response.status === 404 && id !== NOT_FOUND) return fetchPage(NOT_FOUND);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    const page = (await response.json()) as PageData;
    await loadBlocks(page.blocks);
    return page;
  }

  return {
    ready: (pathname) => pages.get(dataId(pathname)),
    load(pathname) {
      const id = dataId(pathname);
      const known = pages.get(id);
      if (known) return Promise.resolve(known);
      let promise = loading.get(id);
      if (!promise) {
        promise = fetchPage(id).then((page) => {
          pages.set(id, page);
          return page;
        });
        loading.set(id, promise);
        // What has failed may be tried again.
        promise.catch(() => loading.delete(id));
      }
      return promise;
    },
  };
}

/** Where an address of `redirects` leads (spec R1); any other address leads to itself. */
export function redirected(site: SiteData, pathname: string): string {
  const from = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return site.redirects.find((redirect) => redirect.from === from)?.to ?? pathname;
}
