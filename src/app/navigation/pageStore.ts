import type { PageData } from '../../generated/types';
import { once } from '../../catalogue/once';
import { loadBlocks } from '../../page/loadBlocks';
import { dataId, NOT_FOUND } from './pageIds';
import { fillUnknown, isStandIn, unknownPage, type PageStore } from './pages';

/** Where pages are fetched from, and what is there already. */
export interface PageStoreOptions {
  /** The folder of this build's data: '/data/<build>'. */
  base: string;
  /** The paths of pages that come once for each category or product. */
  patterns: readonly string[];
  /** The page that came as HTML. */
  first: { pathname: string; page: PageData };
}

/** Pages of one build, fetched when they are asked for. */
export function createPageStore({ base, patterns, first }: PageStoreOptions): PageStore {
  const loading = new Map<string, Promise<PageData>>();
  const pages = new Map<string, PageData>();
  const opened = dataId(first.pathname);
  // A fallback page need not be the right one for the address it was served at.
  if (!isStandIn(first.page)) pages.set(opened, first.page);
  else if (first.page.id === unknownPage(patterns, opened))
    pages.set(opened, fillUnknown(first.page, opened));

  async function fetchPage(id: string): Promise<PageData> {
    const address = `${base}/${id}.json`;
    const response = await fetch(address);
    // Only an answer that says so is an unknown page; a broken one is a fault of the way.
    if (response.status === 404 && id !== NOT_FOUND) return fetchUnknown(id);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    const page = (await response.json()) as PageData;
    await loadBlocks(page.blocks);
    return page;
  }

  async function fetchUnknown(id: string): Promise<PageData> {
    const stand = unknownPage(patterns, id);
    if (!stand || stand === id) return fetchPage(NOT_FOUND);
    return fillUnknown(await fetchPage(stand), id);
  }

  return {
    ready: (pathname) => pages.get(dataId(pathname)),
    load(pathname) {
      const id = dataId(pathname);
      const known = pages.get(id);
      if (known) return Promise.resolve(known);
      return once(loading, id, async () => {
        const page = await fetchPage(id);
        pages.set(id, page);
        return page;
      });
    },
  };
}
