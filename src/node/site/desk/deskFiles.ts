import { offlineAddress } from '../../../desk/offlineAddress';
import type { Block, SiteConfig } from '../../../generated/authored';
import { flatBlocks } from '../../../page/flatBlocks';
import { DESK_WORKER } from './deskWorker';

/** The service worker of each page with a desk, by its address. None for a desk on the home page: it would answer for all. */
export function deskFiles({ pages }: Pick<SiteConfig, 'pages'>): Map<string, string> {
  const desks = pages.filter(({ blocks }) =>
    flatBlocks<Block>(blocks).some(({ type }) => type === 'sales-desk'),
  );
  return new Map(
    desks.flatMap(({ path }) => {
      const address = offlineAddress(path);
      return address === undefined ? [] : [[address, DESK_WORKER] as const];
    }),
  );
}
