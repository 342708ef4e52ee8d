import { writeRequest } from '../../catalogue/search/requestAddress';
import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import type { ListingContext, PageData } from '../../generated/types';
import type { RenderPage } from '../assets/code/buildRenderer';
import { cspHash } from '../files/assets';
import { escapeHtml } from '../render/document';
import type { BuiltCatalogue } from './builtCatalogue';
import { drawParts } from './drawParts';
import { PARTS_CSS } from './partsCss';

/** What a page is drawn from: all of the catalogue but its products, of which it may be that only the provider has them. */
export type DrawnCatalogue = Pick<BuiltCatalogue, 'site' | 'listing' | 'tiles'> & {
  source: Omit<BuiltCatalogue['source'], 'products'>;
};

/** Draws the page of an answer. */
export type DrawPage = (request: SearchRequest, result: SearchResult) => string;

/**
 * The page of an answer, for visitors without JavaScript: that of all products as it was built, with what was found in
 * the place of its products, and a form that works by itself. Others are led to the listing, by the page's script.
 * @param address Of the page.
 */
export function createDrawPage(
  catalogue: DrawnCatalogue,
  renderPage: RenderPage,
  address: string,
): DrawPage {
  const { listing, source } = catalogue;
  // What says above the products that nothing was found says it of a question.
  const site = {
    ...catalogue.site,
    strings: { ...catalogue.site.strings, emptyCategory: '' },
  };
  const document = plainDocument(listing.html, address);
  return (request, result) => {
    const category = source.categories.find(({ id }) => id === request.category);
    const heading = category?.name ?? listing.page.context.listing?.heading ?? '';
    const found = listingOf(catalogue, { request, result, address, heading });
    const title = request.q === '' ? listing.page.title : `${request.q} | ${listing.page.title}`;
    const page: PageData = {
      ...listing.page,
      title,
      context: { ...listing.page.context, listing: found },
    };
    const parts = drawParts(site, { request, result, address, heading, source });
    const root = renderPage(site, page).replace(SCRIPTED_FORM, () => parts);
    return document(title, root);
  };
}

/** The search box of a listing, which only works with a script. */
const SCRIPTED_FORM = /<form role="search" data-scripted="".*?<\/form>/s;

interface Answer {
  request: SearchRequest;
  result: SearchResult;
  address: string;
  heading: string;
}

function listingOf(
  { listing, tiles }: DrawnCatalogue,
  { request, result, address, heading }: Answer,
): ListingContext {
  const { page = 1, size = PAGE_SIZE } = request;
  const at = (number: number) => `${address}?${writeRequest({ ...request, page: number })}`;
  const from = (page - 1) * size;
  return {
    slug: 'all',
    known: true,
    offers: [],
    ...listing.page.context.listing,
    ...(result.total === 0 && { slug: '' }),
    heading,
    page,
    count: result.total,
    from,
    products: result.hits.flatMap(({ id }) => tiles.get(id) ?? []),
    // Named, so that the products of the page are not taken for all there are.
    all: address,
    ...(page > 1 && { previous: at(page - 1) }),
    ...(from + size < result.total && { next: at(page + 1) }),
  };
}

/** The document of the built page, without what starts React; given a title and what is drawn. */
function plainDocument(html: string, address: string): (title: string, root: string) => string {
  const start = html.indexOf('<div id="root">');
  const end = html.lastIndexOf('<!--/email_off-->');
  if (start < 0 || end < start) throw new Error('The page of all products has another form.');
  // A page may carry the styles of what is further down at the end of its first block.
  const styles = html.slice(start, end).match(/<style>.*?<\/style>/gs) ?? [];
  const head = html
    .slice(0, start)
    .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="canonical"[^>]*>/, '')
    .replace(/<meta name="robots"[^>]*>/, '')
    .replace("style-src 'self'", `style-src 'self' '${cspHash(PARTS_CSS)}'`)
    .replace(
      '</head>',
      () =>
        `<meta name="robots" content="noindex">${styles.join('')}<style>${PARTS_CSS}</style><script src="${escapeHtml(address)}.js"></script></head>`,
    );
  return (title, root) =>
    `${head.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)}<div id="root">${root}</div>${html.slice(end)}`;
}

/**
 * Leads visitors with JavaScript to the listing, where products can be put on the list.
 * @param listings The beginning of the addresses of listings: '/store/category/'.
 */
export const pageScript = (listings: string): string =>
  `(function(){var asked=new URLSearchParams(location.search);var part=asked.get('_in')||'all';` +
  `Array.from(asked.keys()).forEach(function(key){if(key[0]==='_')asked.delete(key)});var rest=asked.toString();` +
  `location.replace(${JSON.stringify(listings)}+encodeURIComponent(part)+(rest&&'?'+rest))})()`;
