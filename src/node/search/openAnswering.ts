import path from 'node:path';
import { buildRenderer } from '../assets/code/buildRenderer';
import { codeKey } from '../assets/code/codeKey';
import { answerWith, type Answering } from './answering';
import { nameOf, readBuiltCatalogue } from './builtCatalogue';
import { createDrawPage, pageScript } from './drawPage';
import { openProvider } from './openProvider';

/** The address of the search where the site says no other, or is small enough not to ask it. */
const DEFAULT_ADDRESS = '/search';

/** Which site is answered from, and how. */
export interface AnsweringOptions {
  root: string;
  /** The built site. */
  dir: string;
  provider: string;
}

/**
 * Reads a built site, and opens its provider: for a large catalogue, seconds in which nothing else is done.
 * @throws If there is no such site, or its provider cannot be opened, with what to do.
 */
export async function openAnswering({
  root,
  dir,
  provider: name,
}: AnsweringOptions): Promise<Answering> {
  const catalogue = readBuiltCatalogue(dir);
  const { site, tiles } = catalogue;
  const { products, ...source } = catalogue.source;
  const count = products.length;
  const address = site.store.endpoint ?? DEFAULT_ADDRESS;
  const provider = await openProvider(name, catalogue.source, nameOf(catalogue));
  const renderPage = await buildRenderer(root, path.join(root, 'node_modules', '.cache'));
  return {
    // Other code may answer, or draw the page of an answer, otherwise.
    version: `${catalogue.version} ${await codeKey(root, [])}`,
    address,
    count,
    script: pageScript(site.store.addresses.category),
    atOnce: provider.atOnce ?? 1,
    answer: answerWith({
      provider,
      tilesOf: (ids) => ids.flatMap((id) => tiles.get(id) ?? []),
      draw: createDrawPage({ ...catalogue, source }, renderPage, address),
    }),
    close: async () => provider.close?.(),
  };
}
