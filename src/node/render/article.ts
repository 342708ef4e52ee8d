import type { PageData } from '../../generated/types';

/**
 * A page of news (schema.org, NewsArticle).
 * @param image The URL of its picture.
 * @returns undefined if the page is none.
 */
export function articleOf(
  { title, description, canonical, context }: PageData,
  { publisher, image }: { publisher: object; image?: string | undefined },
): object | undefined {
  const { date, crumbs } = context;
  if (date === undefined) return undefined;
  // JSON leaves out what is undefined.
  return {
    '@type': 'NewsArticle',
    headline: crumbs.at(-1)?.label ?? title,
    description,
    datePublished: date,
    image,
    mainEntityOfPage: canonical,
    author: publisher,
    publisher,
  };
}
