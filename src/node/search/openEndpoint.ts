import path from 'node:path';
import { buildRenderer } from '../assets/code/buildRenderer';
import { codeKey } from '../assets/code/codeKey';
import { readBuiltCatalogue } from './builtCatalogue';
import { createDrawPage, pageScript } from './drawPage';
import { limitRate } from './limits';
import { openProvider } from './openProvider';
import { searchHandler, type SearchHandler } from './searchHandler';

/** The address of the search where the site says no other, or is small enough not to ask it. */
const DEFAULT_ADDRESS = '/search';

/**
 * Brings the catalogue of a built site to where a provider keeps it, so that endpoints which start later find it there.
 * @returns The number of its products.
 * @throws If there is no such site, or its provider cannot be opened, with what to do.
 */
export async function loadCatalogue(dir: string, provider: string): Promise<number> {
  const { source, productsVersion } = readBuiltCatalogue(dir);
  const opened = await openProvider(provider, source, productsVersion);
  await opened.close?.();
  return source.products.length;
}

/** How an endpoint is opened. */
export interface EndpointOptions {
  root: string;
  /** The built site. */
  dir: string;
  provider: string;
  /** Questions of one visitor in a second; the usual limit unless given, none for 0. */
  perSecond?: number;
  /** The headers that the site's host sends with a page. */
  headers: (address: string) => Readonly<Record<string, string>>;
}

/** A running endpoint. */
export interface OpenedEndpoint {
  handler: SearchHandler;
  address: string;
  /** Its products. */
  count: number;
  close: () => Promise<void>;
}

/**
 * Opens the endpoint of a built site.
 * @throws If there is no such site, or its provider cannot be opened, with what to do.
 */
export async function openEndpoint({
  root,
  dir,
  provider: name,
  perSecond,
  headers,
}: EndpointOptions): Promise<OpenedEndpoint> {
  const catalogue = readBuiltCatalogue(dir);
  const { source, productsVersion, site, tiles } = catalogue;
  const address = site.store.endpoint ?? DEFAULT_ADDRESS;
  const [provider, renderPage] = await Promise.all([
    openProvider(name, source, productsVersion),
    buildRenderer(root, path.join(root, 'node_modules', '.cache')),
  ]);
  return {
    handler: searchHandler({
      provider,
      // Other code may answer, or draw the page of an answer, otherwise.
      version: `${catalogue.version} ${await codeKey(root, [])}`,
      address,
      tilesOf: (ids) => ids.flatMap((id) => tiles.get(id) ?? []),
      draw: createDrawPage(catalogue, renderPage, address),
      script: pageScript(site.store.addresses.category),
      allow: limitRate(perSecond),
      headers: () => headers(address),
      report: (error) => console.error('A question could not be answered:', error),
    }),
    address,
    count: source.products.length,
    close: async () => provider.close?.(),
  };
}
