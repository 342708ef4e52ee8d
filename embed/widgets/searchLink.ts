import { fetchIndex, takeIndex } from '../../src/catalogue/search/indexText';
import { isIndex } from '../../src/catalogue/search/searchOf';
import type { SearchModule } from '../searchBox';
import type { Catalogue } from './catalogue';
import type { Page } from './element';

/**
 * Hands search boxes over to the file of the search when they are touched. A box whose file cannot be fetched remains a
 * form that leads to the site, and is tried again when it is touched again.
 * @param fetchModule Rejects where the file cannot be fetched, and may be called again.
 */
export function createSearchLink(
  fetchModule: () => Promise<SearchModule>,
  catalogue: Pick<Catalogue, 'searchAddress'>,
): Page['search'] {
  const taken = new WeakSet<HTMLInputElement>();
  const source = async () => {
    const address = await catalogue.searchAddress();
    return isIndex(address) ? { index: await takeIndex(address) } : { endpoint: address };
  };
  let isForeseen = false;
  return (box) => {
    if (taken.has(box.field)) return;
    taken.add(box.field);
    // Fetched beside the file that will ask for it: on a slow network, one after the other takes a second more.
    if (!isForeseen)
      catalogue
        .searchAddress()
        .then((address) => (isIndex(address) ? fetchIndex(address) : address))
        .catch(() => {});
    isForeseen = true;
    fetchModule().then(
      ({ attach }) => attach?.({ ...box, source }),
      () => taken.delete(box.field),
    );
  };
}
