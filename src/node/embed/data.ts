import type { ContactData, EmbedSite, LoaderData, WidgetData } from '../../../embed/data';
import { loaderTheme } from './theme';
import { storageKey } from '../../cart/storage';
import type { SiteConfig } from '../../generated/authored';
import type { ContactForm, InterfaceStrings, SiteData } from '../../generated/types';

type Word = keyof InterfaceStrings;

/** The words of the widgets. */
const WORDS: Word[] = [
  'decrease',
  'increase',
  'quantity',
  'listTitle',
  'listEmpty',
  'listEmptyText',
  'selectedItems',
  'sendInquiry',
  'sendNote',
  'remove',
  'moreLines',
  'addedToList',
  'viewList',
  'storageLost',
  'chatTitle',
  'chatText',
  'chatStart',
  'chatOpen',
  'notices',
  'dismiss',
  'newTab',
  'loading',
  'emptyCategory',
];

/**
 * Those of the contact form: they come with the others, as its styles do. What stands at the field that nobody sees is
 * for pages whose styles have not come.
 */
const contactWords = (site: SiteData) =>
  (Object.keys(site.strings) as Word[]).filter(
    (word) => word.startsWith('contact') && word !== 'contactTrap',
  );

const pick = (site: SiteData, words: readonly Word[]): Partial<InterfaceStrings> =>
  Object.fromEntries(words.map((word) => [word, site.strings[word]]));

/** What of the config the loader carries. `version` names the state of the scripts, `css` is its style sheet. */
export function loaderData(
  site: EmbedSite,
  config: SiteConfig,
  { version, css: loaderCss }: { version: string; css: string },
): LoaderData {
  const { addToList, addedToListTitle, cart } = site.strings;
  const { number, service, greeting } = site.chat;
  const { opening, line, closing } = site.inquiry;
  return {
    version,
    key: storageKey(site.site.id),
    url: site.site.url,
    chat: { number, service, greeting },
    inquiry: { opening, line, closing },
    words: { addToList, addedToListTitle, cart },
    css: loaderTheme(loaderCss, config),
  };
}

/** What the widgets carry beyond that. */
export function widgetData(site: EmbedSite, config: SiteConfig): WidgetData {
  const { message } = site.chat;
  const { shortLine, note, part, source } = site.inquiry;
  return {
    words: pick(site, [...WORDS, ...(site.contact ? contactWords(site) : [])]),
    name: site.site.name,
    chat: { message },
    inquiry: { shortLine, note, part, source },
    own: config.embed.words,
    addDuration: site.notices.addDuration,
  };
}

/** What the contact form carries beyond that. */
export function contactData(
  site: SiteData,
  { otherBranch, endpoint, mailbox }: ContactForm,
): ContactData {
  return {
    branches: [
      ...site.branches.map(({ id, name, option }) => ({ value: id, label: option ?? name })),
      otherBranch,
    ],
    endpoint,
    mailbox,
  };
}
