import { isRecord } from '../../../../document/isRecord';
import { searchCommand } from '../../../../document/searchCommand';
import type { Rule } from '../context';
import { entries, textOf } from '../facts';

/** From so many products on, the index of the search is surely too large for the page. The build decides by bytes. */
const MANY = 6000;

/** A large catalogue is searched by an endpoint, whose address is that of no page. */
export const rule: Rule = ({ config, facts, error, warning }) => {
  const store = isRecord(config) ? config['store'] : undefined;
  const search = isRecord(store) ? store['search'] : undefined;
  const endpoint = isRecord(search) ? textOf(search, 'endpoint') : undefined;
  if (endpoint !== undefined) {
    const page = facts.pages.find(({ address }) => address === endpoint);
    if (page)
      error(
        ['store', 'search', 'endpoint'],
        `"${endpoint}" is the address of a page.`,
        'Choose an address that no page has, such as "/search".',
      );
    return;
  }
  const { length } = entries(config, ['store', 'products']);
  if (search !== undefined || length < MANY) return;
  const command = searchCommand(length);
  warning(
    ['store'],
    `${length} products are too many for a phone to search in: it would wait for more than 60 KB before the first result.`,
    `Add "search": { "endpoint": "/search" } to the store, and start "${command}" on the host. The build then writes the lines that put both behind one name into dist/hosting/nginx.conf and Caddyfile; on other hosts, send /search, /search.json and /search.js on to it.`,
  );
};
