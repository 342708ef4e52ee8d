import type { Page } from '../../../generated/authored';
import type { NewsItem, SiteData } from '../../../generated/types';
import { dayInWords } from '../downloads/dayInWords';
import type { PreparePicture } from '../pictures';
import { shortName } from '../shortName';
import { fill } from '../template';

/** A page, with what makes it news. */
type MaybeNews = Pick<Page, 'path' | 'title' | 'description'> &
  Partial<Pick<Page, 'name' | 'date' | 'hidden' | 'image'>>;

/** What news are made of. */
interface NewsSource {
  pages: readonly MaybeNews[];
  data: Pick<SiteData, 'site'>;
  picture: PreparePicture;
}

/** The address of the feed of news. */
export const NEWS_FEED = '/news.xml';

/** The pages with a date that visitors may find, the newest first; those of a day in the order of the config. */
export function newsItems({ pages, data: { site }, picture }: NewsSource): NewsItem[] {
  const values = { 'site.name': site.name };
  return pages
    .flatMap((page): NewsItem[] => {
      const { date, hidden, path, image } = page;
      if (date === undefined || hidden) return [];
      return [
        {
          title: fill(shortName(page), values),
          href: path,
          text: fill(page.description, values),
          date,
          day: dayInWords(date, site),
          ...(image && { image: picture(image) }),
        },
      ];
    })
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

/** How many news a list of blocks shows at most; undefined if it shows none. */
export function newsShownBy(
  blocks: readonly { type: string; count?: unknown }[],
): number | undefined {
  const counts = blocks
    .filter(({ type }) => type === 'news')
    .map(({ count }) => (typeof count === 'number' ? count : Infinity));
  return counts.length > 0 ? Math.max(...counts) : undefined;
}
