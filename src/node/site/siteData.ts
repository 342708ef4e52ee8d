import { createHash } from 'node:crypto';
import { chatLink, encodeText } from '../../cart/chatLink';
import type { Inquiry, SiteConfig } from '../../generated/authored';
import { DATA_QUERY } from '../../document/visits/dataQuery';
import type { CatalogueIndex, SiteData, StoreAddresses } from '../../generated/types';
import { chatOffices } from './chatOffices';
import { formatsOf } from '../language/formats';
import { groupCounts } from '../language/grouped';
import { isolatePlaceholders, localOf } from './local';
import { nameLanguage } from '../language/plurals';
import { namesUnits } from './units';
import { writingOf } from '../language/writing';

/** The parts of a config that pages are made from. */
export type ExpandedConfig = Omit<SiteConfig, 'store' | 'shared' | 'theme' | 'embed'>;

/** Resolved values that the browser needs besides the config. */
interface Found {
  /** The patterns of paths with a parameter. */
  patterns: string[];
  /** The address of the catalogue by id. */
  catalogue: CatalogueIndex;
  /** The address of the index that is searched, if there is a store. */
  search?: string;
  /** The address of the endpoint that is asked instead, if the index is too large. */
  endpoint?: string;
  addresses: StoreAddresses;
  /** Whether the pages of products carry their own data: on a large site. */
  isLarge?: boolean;
}

/** Products from which on counts of them may have four digits. */
const MIN_GROUPED = 1000;

/** The data that all pages of a site share, as sent to the browser; the ids in `expanded` are resolved. */
export function siteData(
  expanded: Omit<ExpandedConfig, 'pages' | 'notFound'>,
  config: SiteConfig,
  { patterns, catalogue, search, endpoint, addresses, isLarge = false }: Found,
): SiteData {
  // Left out: what only the build and Studio know, such as the server and the folder that the site is published to.
  const { $schema: _a, version: _b, speed: _c, hosting: _d, studio: _e, ...data } = expanded;
  const { shareImage: _, timeZone: __, logo, ...company } = data.site;
  const { language } = company;
  const format = formatsOf(company);
  const local = localOf(format);
  const chats = chatOffices(config);
  const named = nameLanguage(data.strings, language);
  const isCounted = (config.store?.products.length ?? 0) >= MIN_GROUPED;
  const strings = isCounted ? groupCounts(named, format) : named;
  return {
    ...data,
    branches: data.branches.map(withoutMap),
    footer: {
      ...data.footer,
      columns: (data.footer as unknown as SiteData['footer']).columns.map((column) =>
        Object.assign({}, column, column.branch && { branch: withoutMap(column.branch) }),
      ),
    },
    // Without alternative text, because the name is beside the mark.
    site: {
      ...company,
      ...(format !== language && { format }),
      ...(logo && { logo: { ...logo, mark: { ...logo.mark, alt: '' } } }),
    },
    ...(local && { local }),
    inquiry: inquiryOf(data.inquiry, language),
    strings: writingOf(language).direction === 'rtl' ? isolatePlaceholders(strings) : strings,
    patterns,
    ...(isLarge && {
      carried: {
        patterns: patterns.filter((path) => path.includes(':product')),
        query: DATA_QUERY,
      },
    }),
    ...(data.announcement && {
      announcement: { ...data.announcement, id: announcementId(config) },
    }),
    ...(chats && { chats }),
    ask: askLink(config),
    ...(config.store && {
      store: {
        loadDelayMs: config.store.loadDelayMs,
        catalogue,
        search,
        ...(endpoint !== undefined && { endpoint }),
        addresses,
        ...(!config.store.recentlySeen && { recentlySeen: false as const }),
      },
    }),
  } as unknown as SiteData;
}

/** Names an announcement, so that browsers remember which one a visitor has closed: another text has another name. */
function announcementId({ announcement }: SiteConfig): string {
  return createHash('sha256')
    .update(announcement?.text ?? '')
    .digest('hex')
    .slice(0, 8);
}

/** The start of a link to ask the team a question: by chat, else by e-mail. */
function askLink({ chat, contact, branches, strings }: SiteConfig): string {
  if (chat) return chatLink(chat, `${chat.greeting} `);
  const mailbox = contact?.mailbox ?? branches[0]?.email;
  return `mailto:${mailbox}?subject=${encodeText(strings.printedList)}&body=`;
}

/** The texts of the inquiry message, without the word for single products if no line has it. */
function inquiryOf(written: Inquiry, language: string): Partial<Inquiry> {
  const { unit, about, ...texts } = written;
  return {
    ...nameLanguage({ ...texts, ...(namesUnits(written) && { unit }) }, language),
    ...(about && { about }),
  };
}

/**
 * A branch without its map, because maps are in the data of the blocks that show them. Every visitor downloads this.
 */
function withoutMap<B extends { map?: unknown }>({ map: _map, ...branch }: B): Omit<B, 'map'> {
  return branch;
}
