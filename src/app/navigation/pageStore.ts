import type { PageData } from '../../generated/types';
import { loadBlocks } from '../../page/loadBlocks';
import { dataId, NOT_FOUND, type PageStore } from './pages';

/** `base` is the folder of this build's data: '/data/<build>'. */
export function createPageStore(
  base: string,
  first: { pathname: string; page: PageData },
): PageStore {
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
