import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueStart } from '../../embed/catalogueFiles';
import type { ProductSummary } from '../../../generated/types';
import { readBuiltSite } from '../../output/builtSite';

/** What stands in the places of a host page: {{SITE}}, {{PRODUCT_1}}, … */
export type HostValues = Record<string, string>;

/** How many products a host page may name. */
const PRODUCTS = 40;

const START = 'embed/catalogue.json';

/** Whether a built site has widgets for the pages of others: one without a store or a chat has none. */
export function hasWidgets(outDir: string): boolean {
  return existsSync(path.join(outDir, START));
}

/**
 * What the host pages say of the company, from a built site: so they fit whatever company is built.
 * @param outDir The built site.
 * @param site Its address: 'http://localhost:4173'.
 * @throws When the site is not there, or one is just being put into its place.
 */
export function hostValues(outDir: string, site: string): HostValues {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(outDir, file), 'utf8'));
  const { lists, categories } = read(START) as CatalogueStart;
  const [category = 'all'] =
    Object.entries(categories)
      .filter(([slug]) => slug !== 'all' && slug !== 'featured')
      .toSorted(([, a], [, b]) => b.count - a.count)[0] ?? [];
  const products = read(path.join(lists, category, '1.json')) as ProductSummary[];
  const chat = readBuiltSite(outDir)?.chat;
  return {
    SITE: site,
    CHAT: chat ? `${chat.service}${chat.number.replace(/\D/g, '')}` : site,
    CATEGORY: category,
    ...Object.fromEntries(
      products.slice(0, PRODUCTS).map(({ id }, index) => [`PRODUCT_${index + 1}`, id]),
    ),
  };
}
