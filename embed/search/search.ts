/** What <inquiry-search> fetches when it is touched: a file of its own, because most visitors never search. */
import { createEndpointSearch } from '../../src/catalogue/search/askEndpoint';
import { once } from '../../src/catalogue/once';
import { openText } from '../../src/catalogue/search/openInPage';
import type { SearchProvider } from '../../src/catalogue/search/searchTypes';
import type { SearchBox } from '../searchBox';
import { drawResults } from './drawResults';

/** All boxes of a page search in the same catalogue. */
const opened = new Map<'catalogue', Promise<SearchProvider>>();

/** Lets a search box show what is found while somebody types. Where the index cannot be reached, it leads to the site. */
export function attach({ field, results, source, limit, site }: SearchBox): void {
  let last = '';
  const show = async (q: string) => {
    const provider = await once(opened, 'catalogue', async () => open(await source()));
    const found = q && (await provider.search({ q, size: limit, withFacets: false }));
    // Somebody has typed on in the meantime.
    if (q === last) drawResults(results, found ? { q, found } : undefined, site);
  };
  const follow = () => {
    const q = field.value.trim();
    last = q;
    // What fails late takes nothing from what was found since.
    show(q).catch(() => q === last && drawResults(results, undefined, site));
  };
  field.addEventListener('input', follow);
  field.form?.addEventListener('submit', (event) => {
    // The results are there already, with a link to all of them.
    if (results.childElementCount > 2) event.preventDefault();
  });
  follow();
}

const open = async (source: Awaited<ReturnType<SearchBox['source']>>): Promise<SearchProvider> =>
  'index' in source ? openText(source.index) : createEndpointSearch(source.endpoint);
