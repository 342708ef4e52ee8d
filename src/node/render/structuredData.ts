import { HOME_ID } from '../../app/navigation/pageIds';
import { isAllDay } from '../../catalogue/openingHours';
import type { Branch, PageData, ProductContext, SiteData } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import { articleOf } from './article';
import { jobsOf } from './jobs';
import { peopleOf } from './people';
import { postalAddress } from './postalAddress';
import { questionsOf } from './questions';

const DAYS: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** Blocks about the company's offices. */
const OFFICES = new Set<string>(['offices', 'office-maps']);

/**
 * The structured data of a page (schema.org): the breadcrumb; on the home page and where offices are shown, the
 * organisation with its branches, which search engines do not want on every page; on a product page the product,
 * without price or review [S10] [D10]; the questions of a page with their answers, its people, its vacancies, and what
 * it is as news.
 * URLs are absolute.
 * @param image The URL of the page's link preview.
 * @returns JSON that cannot end the script element around it; undefined if there is nothing to tell.
 */
export function structuredData(site: SiteData, page: PageData, image?: string): string | undefined {
  const { url } = site.site;
  const isAboutCompany = page.id === HOME_ID || flatBlocks(page.blocks).some(isOffices);
  const parts = isAboutCompany ? [scriptJson(organisation(site))] : [];
  const { crumbs, product } = page.context;
  if (crumbs.length > 1) {
    parts.push(
      scriptJson({
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: url + encodeURI(href),
        })),
      }),
    );
  }
  if (product) parts.push(scriptJson(productThing(product, url, page.canonical)));
  const questions = questionsOf(page);
  if (questions) parts.push(scriptJson(questions));
  parts.push(...peopleOf(page, companyId(url), url).map(scriptJson));
  const publisher = {
    '@type': 'Organization',
    '@id': companyId(url),
    name: site.site.name,
    url: `${url}/`,
  };
  parts.push(...jobsOf(page, publisher).map(scriptJson));
  const article = articleOf(page, { publisher, image });
  if (article) parts.push(scriptJson(article));
  return parts.length > 0
    ? `{"@context":"https://schema.org","@graph":[${parts.join()}]}`
    : undefined;
}

/** A product; one that is ordered by the codes of its sizes is a group of them. */
function productThing(product: ProductContext, url: string, address: string): object {
  const { sizes } = product;
  const code = product.code ?? product.id.toUpperCase();
  return {
    '@type': sizes ? 'ProductGroup' : 'Product',
    name: product.name,
    description: product.description,
    ...(sizes ? { productGroupID: code } : { sku: code }),
    // The number of the maker, where the product says who that is.
    ...(product.maker && product.code && { mpn: product.code }),
    category: product.category,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    image: product.images?.map(({ src }) => url + src) ?? url + product.image.src,
    url: address,
    ...(sizes && {
      hasVariant: sizes.rows.map((size) => ({
        '@type': 'Product',
        name: `${product.name}, ${size.name}`,
        sku: size.code,
        url: `${address}#${size.id}`,
      })),
    }),
  };
}

const isOffices = ({ type }: { type: string }) => OFFICES.has(type);

/** JSON for a script element: '<' escaped, and without no-break spaces and soft hyphens. */
const scriptJson = (data: object) =>
  JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u00AD', '');

const companyId = (url: string) => `${url}/#organization`;

function organisation(site: SiteData): object {
  const { url } = site.site;
  return {
    '@type': 'Organization',
    '@id': companyId(url),
    name: site.site.name,
    ...(site.site.legalName && { legalName: site.site.legalName }),
    url: `${url}/`,
    logo: markOf(site),
    ...(site.site.founded && { foundingDate: String(site.site.founded) }),
    description: site.site.description,
    ...(site.site.area.length > 0 && { areaServed: site.site.area }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ href }) => href) }),
    department: site.branches.map((branch) => office(branch, site)),
  };
}

/** The URL of the mark; without one, of the icon. */
function markOf({ site: { url, logo } }: SiteData): string {
  return url + (logo?.mark.src ?? '/app-icons/icon-512.png');
}

/** Open for 24 hours, in the form that search engines expect. */
const ALL_DAY = { opens: '00:00', closes: '23:59' };

/** An office as a separate business, so that maps and search engines show its location and opening hours. */
function office(branch: Branch, data: SiteData): object {
  const { geo } = branch;
  const { site } = data;
  const { url } = site;
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}/#${branch.id}`,
    name: `${site.name} – ${branch.name}`,
    url: `${url}/`,
    image: markOf(data),
    email: branch.email,
    telephone: branch.phones[0]?.number,
    contactPoint: branch.phones.map(({ number, label }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      ...(label && { contactType: label }),
    })),
    parentOrganization: { '@id': companyId(url) },
    address: postalAddress(branch),
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    openingHoursSpecification: branch.hours.map(({ days, ...hours }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      // Search engines take equal times to mean closed.
      ...(isAllDay(hours) ? ALL_DAY : { opens: hours.opens, closes: hours.closes }),
    })),
  };
}
