import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueStart } from '../../embed/catalogueFiles';
import type { ProductSummary, SiteData } from '../../../generated/types';
import { writingOf } from '../../language/writing';
import { readBuiltSite } from '../../output/builtSite';
import { escapeHtml } from '../../render/document';

/**
 * Values for the placeholders of a host page, escaped for HTML: {{SITE}}, {{CATEGORY}}, {{BRANCH}}, {{PRODUCT_1}}, …
 */
export type HostValues = Record<string, string>;

/** The highest number in {{PRODUCT_n}}. */
const MAX_PRODUCT_PLACEHOLDERS = 40;

const CATALOGUE_FILE = 'embed/catalogue.json';

/** Whether a built site has an embed: without a store there is none. */
export function hasWidgets(outDir: string): boolean {
  return existsSync(path.join(outDir, CATALOGUE_FILE));
}

/**
 * Reads the placeholders' values from a built site, so that the host pages work for any company.
 * @param outDir The built site.
 * @param site Its address: 'http://localhost:4173'.
 * @throws If there is no built site, or it is being replaced.
 */
export function hostValues(outDir: string, site: string): HostValues {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(outDir, file), 'utf8'));
  const { lists, categories } = read(CATALOGUE_FILE) as CatalogueStart;
  const [category = 'all'] =
    Object.entries(categories)
      .filter(([slug]) => slug !== 'all' && slug !== 'featured')
      .toSorted(([, a], [, b]) => b.count - a.count)[0] ?? [];
  const products = read(path.join(lists, category, '1.json')) as ProductSummary[];
  const data = readBuiltSite(outDir);
  const shown = products.slice(0, MAX_PRODUCT_PLACEHOLDERS);
  const values = {
    SITE: site,
    CATEGORY: category,
    CATEGORY_NAME: products[0]?.category ?? category,
    ...(data && companyValues(data, site)),
    ...Object.fromEntries(shown.map(({ id }, index) => [`PRODUCT_${index + 1}`, id])),
    ...Object.fromEntries(shown.map(({ name }, index) => [`PRODUCT_${index + 1}_NAME`, name])),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
}

/** Values that say who the company is, in its words. */
function companyValues(data: SiteData, site: string): HostValues {
  const { chat, branches, strings, store } = data;
  const { name, language } = data.site;
  return {
    COMPANY: name,
    LANGUAGE: language,
    DIRECTION: writingOf(language).direction,
    CHAT: chat ? `${chat.service}${chat.number.replace(/\D/g, '')}` : site,
    BRANCH: branches[0]?.id ?? '',
    ADD: strings.addToList,
    BROWSE: strings.browseProducts,
    LIST: strings.listTitle,
    LIST_PATH: store?.addresses.list ?? '',
    CATEGORY_PATH: store?.addresses.category ?? '',
  };
}
