import type { PageData, SiteData } from '../../generated/types';
import { once } from '../../catalogue/once';
import { loadBlocks, loadTypes } from '../../page/loadBlocks';
import { fetchFile } from './connection';
import { dataIn } from './carriedData';
import { decodeRaw } from './decodeRaw';
import { dataId, hasOwnAddress, NOT_FOUND_ID } from './pageIds';
import { fillUnknown, isStandIn, unknownPage, type Contents, type PageStore } from './pages';
import { expectOk } from '../../catalogue/expectOk';

/** Options of a page store. */
export interface PageStoreOptions {
  /** The folder of this build's data: '/data/<build>'. */
  base: string;
  /** Paths with a parameter: one page per category or product. */
  patterns: readonly string[];
  /** The pages that carry their own data, if the site is large. */
  carried?: SiteData['carried'];
  /** The block types of pages; empty until fetched. */
  contents: Contents;
  /** The prerendered page. */
  first: { pathname: string; page: PageData };
}

/** A store of one build's pages, fetched on demand. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { base, patterns, carried, contents, first } = options;
  const loading = new Map<string, Promise<PageData>>();
  const pages = new Map<string, PageData>();
  const opened = dataId(first.pathname);
  // A stand-in may have been served for an address that has a page of its own.
  if (!isStandIn(first.page)) pages.set(opened, first.page);
  else if (first.page.id === unknownPage(patterns, opened) && opened === opened.toLowerCase())
    pages.set(opened, fillUnknown(first.page, opened));

  async function fetchPage(id: string): Promise<PageData> {
    const isCarried = carried && unknownPage(carried.patterns, id) && hasOwnAddress(id);
    const [page] = await Promise.all([
      fetchFile(isCarried ? `/${id}${carried.query}` : `${base}/${id}.json`, async (response) => {
        // Only a 404 means an unknown page.
        if (response.status === 404 && id !== NOT_FOUND_ID) return undefined;
        if (!isCarried) return (await expectOk(response).json()) as PageData;
        const found = dataIn(await expectOk(response).text(), base);
        // Hosts lead from some addresses to others.
        return found?.id === decodeRaw(id) ? found : undefined;
      }),
      loadTypes(contents[id] ?? contents[unknownPage(patterns, id) as string]),
    ]);
    if (!page) return fetchUnknown(id);
    await loadBlocks(page.blocks);
    return page;
  }

  async function fetchUnknown(id: string): Promise<PageData> {
    const stand = unknownPage(patterns, id);
    if (!stand || stand === id) return fetchPage(NOT_FOUND_ID);
    // Ids are in lower case, but price lists print them in capitals.
    const lower = id.toLowerCase();
    const page = await fetchPage(lower === id ? stand : lower);
    return isStandIn(page) ? fillUnknown(page, id) : page;
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
