import type { ContactData, EmbedSite, LoaderData, WidgetData } from '../../../embed/data';
import { forShadow, THEME } from './shadowStyles';
import { writingOf } from '../language/writing';
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
    css: forShadow(
      withTheme(loaderCss, config.theme) + languageCss(config.site.language, true),
      'loader.css',
    ),
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

/** What the widgets are drawn with, as CSS. */
export const widgetTheme = (config: SiteConfig): string => forShadow(themeCss(config), 'theme.css');

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

type Theme = SiteConfig['theme'];
type Values = Record<string, string | number | undefined>;

function dayOf({ colors, fonts }: Theme): Values {
  return {
    ...colors,
    'font-body': fonts.body,
    // The heading font of the site is a file of its own: on the pages of others its stand-in has to do.
    'font-heading': 'var(--font-body)',
    'font-mono': fonts.mono,
    plate: colors.sheet,
  };
}

/** The loader asks for few of them, each in one place: they stand there. */
function withTheme(css: string, theme: Theme): string {
  const day = dayOf(theme);
  return css.replace(/var\(--([\w-]+)\)/g, (_, name: string) => open(name, day[name]));
}

/** The theme in what a shadow root holds, where no style of the page reaches. */
function themeCss({ theme, site }: SiteConfig): string {
  const { colors } = theme;
  const night = {
    ink: colors['on-navy'],
    'ink-2': colors['on-navy-2'],
    paper: colors.navy,
    sheet: colors['navy-2'],
    rule: colors['ink-2'],
    success: colors.line,
    error: colors.signal,
  };
  const own = languageCss(site.language, false);
  const dark = rule(night, 'dark');
  return `${own}:host>*${rule(dayOf(theme), 'light')}:host([scheme=dark])>*${dark}@media(prefers-color-scheme:dark){:host([scheme=auto])>*${dark}}`;
}

/**
 * The words are in the language of the site, so they run as it does, whichever way the page around them runs; only
 * `dir` says otherwise. Where they run from right to left, the list is on the side where its button is.
 */
function languageCss(language: string, early: boolean): string {
  const { direction, joined } = writingOf(language);
  const spaced = joined ? '*{letter-spacing:0!important}' : '';
  const other = direction === 'ltr' ? 'rtl' : 'ltr';
  const own = `:host(:not([dir=${other}]))`;
  const run = `${own}{direction:${direction}}`;
  if (!early) return run + spaced;
  if (direction === 'ltr') return '';
  return `${run}${spaced}${own} [part~=launcher]{inset:var(--inquiry-launcher-inset,auto auto 16px 16px)}`;
}

const rule = (values: Values, scheme: string) =>
  `{${declare(values)}color:var(--ink);color-scheme:${scheme}}`;

/** A page changes the theme by `--inquiry-<name>` on any element above, and by nothing else. */
function declare(values: Values): string {
  return Object.entries(values)
    .filter(([name]) => THEME.includes(name))
    .map(([name, value]) => `--${name}:${open(name, value)};`)
    .join('');
}

/** A value that a page may set. */
const open = (name: string, value: Values[string]) => `var(--inquiry-${name},${value})`;
