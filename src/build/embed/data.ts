import type { LoaderData, WidgetData } from '../../../embed/data';
import { forShadow } from './shadowStyles';
import { storageKey } from '../../cart/storage';
import type { SiteConfig } from '../../generated/authored';
import type { InterfaceStrings, SiteData } from '../../generated/types';

/** The words of the interface that the widgets use, wherever they are shown. */
const WORDS: (keyof InterfaceStrings)[] = [
  'addToList',
  'addedToListTitle',
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
  'retry',
  'emptyCategory',
  'decrease',
  'increase',
  'quantity',
  'listTitle',
  'listEmpty',
  'listEmptyText',
  'selectedItems',
  'totalItems',
  'sendInquiry',
  'sendNote',
  'remove',
];

/** What of the config the loader carries. `version` names the state of the scripts, `css` is its style sheet. */
export function loaderData(
  site: SiteData,
  config: SiteConfig,
  { version, css: loaderCss }: { version: string; css: string },
): LoaderData {
  const { addToList, addedToListTitle, cart, cartWithOne, cartWithCount, sendInquiry } =
    site.strings;
  const { number, service, greeting } = site.chat;
  const { opening, line, closing } = site.inquiry;
  return {
    version,
    key: storageKey(site.site.id),
    site: { name: site.site.name, url: site.site.url },
    chat: { number, service, greeting },
    inquiry: { opening, line, closing },
    words: { addToList, addedToListTitle, cart, cartWithOne, cartWithCount, sendInquiry },
    css: forShadow(loaderCss + themeCss(config.theme, true), 'loader.css'),
  };
}

/** What the widgets carry beyond that. */
export function widgetData(site: SiteData, config: SiteConfig): WidgetData {
  return {
    words: Object.fromEntries(
      WORDS.map((word) => [word, site.strings[word]]),
    ) as unknown as InterfaceStrings,
    branches: site.branches,
    chat: site.chat,
    inquiry: site.inquiry,
    contact: site.contact,
    own: config.embed.words,
    css: forShadow(themeCss(config.theme, false), 'theme.css'),
    addDuration: site.notices.addDuration,
  };
}

/** What of the theme the loader's own parts are drawn with; the rest comes with the widgets. */
const EARLY = new Set(['signal', 'signal-ink', 'font-body']);

/** The theme in `:host`, as far as the loader needs it or as far as it does not. */
function themeCss({ colors, fonts }: SiteConfig['theme'], early: boolean): string {
  // The heading font of the site is a file of its own: on the pages of others its stand-in has to do.
  const day = {
    ...colors,
    'font-body': fonts.body,
    'font-heading': fonts.body,
    'font-mono': fonts.mono,
    'font-heading-weight': 700,
    step: '8px',
  };
  const night = {
    ink: colors['on-navy'],
    'ink-2': colors['on-navy-2'],
    paper: colors.navy,
    sheet: colors['navy-2'],
    rule: colors['ink-2'],
    'signal-text': colors.signal,
    success: colors.line,
    error: colors.signal,
  };
  if (early) return `:host{${declare(day, early)}}`;
  const rule = (values: Record<string, string | number>, scheme: string) =>
    `{${declare(values, early)}color:var(--ink)!important;color-scheme:${scheme}!important}`;
  const dark = rule(night, 'dark');
  return `:host${rule(day, 'light')}:host([scheme=dark])${dark}@media(prefers-color-scheme:dark){:host([scheme=auto])${dark}}`;
}

/** A page changes the theme by `--inquiry-<name>` on any element above; by nothing else, so each is important. */
function declare(values: Record<string, string | number>, early: boolean): string {
  return Object.entries(values)
    .filter(([name]) => EARLY.has(name) === early)
    .map(([name, value]) => `--${name}:var(--inquiry-${name},${value})!important;`)
    .join('');
}
