import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataId } from '../../app/navigation/pageIds';
import { PAGE_SIZE } from '../../catalogue/pageSize';
import { unpackIndex } from '../../catalogue/search/indexFile';
import type { SearchSource } from '../../catalogue/search/searchTypes';
import type { ListingContext, PageData, ProductSummary, SiteData } from '../../generated/types';
import { dataFolder, readBuiltSite } from '../output/builtSite';
import type { CatalogueName } from './provider';
import { packTiles, type Tiles } from './tiles';

/** What the endpoint knows of a built site. */
export interface BuiltCatalogue {
  site: SiteData & Required<Pick<SiteData, 'store'>>;
  source: SearchSource;
  /** Changes with the products and with the build. */
  version: string;
  /** Changes with the products alone. */
  productsVersion: string;
  /** The page of all products, as it was built: its data and its HTML. */
  listing: { page: PageData; html: string };
  tiles: Tiles;
}

/**
 * Reads the catalogue of a built site.
 * @param dir The built site.
 * @throws If there is no built site, or none with a store, with what to do.
 */
export function readBuiltCatalogue(dir: string): BuiltCatalogue {
  const { site, store, data, address, read, readPage } = openBuilt(dir);
  const page = readPage(address);
  const products = productsOf(page.context.listing, read, (n) => readPage(`${address}/${n}`));
  const index = read(store.search);
  const source = sourceOf(index, dir);
  const html = read(`${address}/index.html`);
  const made = hashOf([index], products);
  return {
    site: { ...site, store },
    source: withDescriptions(source, products),
    // By content: on a large site, addresses stay when products or words change.
    version: `${path.basename(data)} ${hashOf([made, JSON.stringify(site), html])}`,
    productsVersion: `${source.products.length} ${made}`,
    listing: { page, html },
    tiles: packTiles(products),
  };
}

/** @throws If another version of this code has built the site. */
function sourceOf(index: string, dir: string): SearchSource {
  try {
    return unpackIndex(index);
  } catch (cause) {
    const what = `The site in ${dir} was built by another version of this code`;
    throw new Error(`${what}, whose index cannot be read. Run "npm run build" again.`, { cause });
  }
}

/**
 * Counts the products of a built site, without reading them.
 * @throws As `readBuiltCatalogue`.
 */
export function countBuilt(dir: string): number {
  const { address, readPage } = openBuilt(dir);
  return readPage(address).context.listing?.count ?? 0;
}

/** A built site with a store, and how its pages are read. */
function openBuilt(dir: string) {
  const site = readBuiltSite(dir);
  if (!site) throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
  const { store } = site;
  if (!store) throw new Error('The site has no store, so there is nothing to search.');
  const read = (address: string) => readFileSync(path.join(dir, address), 'utf8');
  const data = path.relative(dir, dataFolder(dir) ?? '');
  // Written by our own build, so not validated again.
  const readPage = (at: string) =>
    JSON.parse(read(path.join(data, `${dataId(at)}.json`))) as PageData;
  return { site, store, data, address: `${store.addresses.category}all`, read, readPage };
}

/** In characters. */
const HASH_LENGTH = 8;

/** Changes with any of the texts, or of the products: one by one, as a million of them are longer than a text may be. */
function hashOf(texts: readonly string[], products: readonly ProductSummary[] = []): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  for (const product of products) hash.update(JSON.stringify(product));
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

/** What its products are known again by. */
export const nameOf = ({ site, productsVersion }: BuiltCatalogue): CatalogueName => ({
  site: site.site.url,
  version: productsVersion,
});

/** The products of a listing: in a file of their own, or on its pages, if an endpoint searches the catalogue. */
function productsOf(
  listing: ListingContext | undefined,
  read: (address: string) => string,
  readFurther: (page: number) => PageData,
): readonly ProductSummary[] {
  if (!listing) return [];
  if (listing.all !== undefined) return JSON.parse(read(listing.all)) as ProductSummary[];
  const pages = Math.ceil(listing.count / PAGE_SIZE);
  const products = [...listing.products];
  for (let page = 2; page <= pages; page += 1)
    products.push(...(readFurther(page).context.listing?.products ?? []));
  return products;
}

/** The index leaves descriptions out where the page would wait for them. */
function withDescriptions(source: SearchSource, products: readonly ProductSummary[]): SearchSource {
  const descriptions = new Map(products.map(({ id, description }) => [id, description]));
  return {
    ...source,
    products: source.products.map((product) => {
      const description = product.description ?? descriptions.get(product.id);
      return description === undefined ? product : { ...product, description };
    }),
  };
}
