import { askOf } from '../../../src/node/hosting/live/ask';
import { caching, compression, embed, icons } from '../../../src/node/hosting/live/fileChecks';
import {
  pages,
  redirects,
  securityHeaders,
  unknownAddress,
} from '../../../src/node/hosting/live/pageChecks';
import type { LiveCheck } from '../../../src/node/hosting/live/types';
import type { HostCheck } from '../hosted';
import { everyFile, everyPage, queries, types, unknownProduct } from './files';
import { partner, visitor } from './visits';

/** The same as `npm run check -- --live` tries. */
const live =
  (check: LiveCheck): HostCheck =>
  async ({ origin, config }) =>
    (await check({ origin, config, ask: askOf(origin) }))?.missing;

/** What is tried on every host, by the heading in the table. */
export const CHECKS = {
  pages: live(pages),
  direct: everyPage,
  files: everyFile,
  types,
  unknown: live(unknownAddress),
  'unknown product': unknownProduct,
  redirects: live(redirects),
  queries,
  icons: live(icons),
  compression: live(compression),
  caching: live(caching),
  security: live(securityHeaders),
  visitor,
  'embed headers': live(embed),
  partner,
} satisfies Record<string, HostCheck>;

/** The name of a check. */
export type CheckName = keyof typeof CHECKS;
