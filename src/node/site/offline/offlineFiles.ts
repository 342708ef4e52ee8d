import { offlineAddress } from '../../../catalogue/offlineAddress';
import type { Block, SiteConfig } from '../../../generated/authored';
import { flatBlocks } from '../../../page/flatBlocks';
import type { SchemaSet } from '../../schemas/load';
import { OFFLINE_WORKER } from './offlineWorker';

/**
 * The service worker of each page with a block that browsers keep (`x-offline`), by its address. None for the home page:
 * it would answer for all others.
 */
export function offlineFiles(
  { pages }: Pick<SiteConfig, 'pages'>,
  schemas: SchemaSet,
): Map<string, string> {
  const kept = pages.filter(({ blocks }) =>
    flatBlocks<Block>(blocks).some(({ type }) => schemas.block(type)?.['x-offline']),
  );
  return new Map(
    kept.flatMap(({ path }) => {
      const address = offlineAddress(path);
      return address === undefined ? [] : [[address, OFFLINE_WORKER] as const];
    }),
  );
}
