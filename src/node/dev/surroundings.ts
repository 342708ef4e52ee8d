import { dataId } from '../../app/navigation/pageIds';
import type { PageContext } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import { newsItems } from '../site/news/newsItems';
import type { ResolvedSite } from '../site/resolve';
import type { RouteFinder } from '../site/routeFinder';

/** So many pages stand for news that have not been written yet. */
const NEWS_SHOWN = 3;

/**
 * What a page gives to the blocks on it (its category, its product, its news), for a block that is shown by itself: that
 * of the first page of the site with such a block. To a site without news, its own pages stand for them.
 * @param site Without the pages of the gallery.
 * @returns By the type of the block.
 */
export function surroundings(
  site: ResolvedSite,
  { get, first }: RouteFinder,
): (type: string) => Partial<PageContext> {
  return (type) => {
    const page = site.pages.find(({ blocks }) =>
      flatBlocks(blocks).some((block) => block.type === type),
    );
    // The first of the pages of products is for those that are not there.
    const [product] = site.catalogue.productIds();
    const route = page?.path.includes(':product')
      ? get(dataId(page.path.replace(':product', product ?? '')))
      : page && first(page);
    const found = route?.page.context;
    if (type !== 'news' || found?.news?.length) return found ?? {};
    return { ...found, news: asNews(site) };
  };
}

function asNews(site: ResolvedSite) {
  const date = new Date().toISOString().slice(0, 10);
  const single = site.pages.filter(({ path, hidden }) => !hidden && !/^\/$|:/.test(path));
  const pages = single.slice(0, NEWS_SHOWN).map(({ path, name, title, description }) => ({
    path,
    title: name ?? title,
    description,
    date,
  }));
  return newsItems({ ...site, pages });
}
