import type { SiteConfig } from '../../generated/authored';
import { AUTHORED } from '../assets/code/menuInRow';
import { menuOf } from '../site/navigation';

const STEP = 64;
/** Wider than any screen: the menu always stays behind its button. */
const NEVER = 99_999;

/** How wide name, menu, button and list are beside one another, in px, estimated from their words. */
function headerWidth(config: SiteConfig): number {
  const { site, navigation, store, theme } = config;
  const entries = menuOf(config).map(
    ({ name, submenu }) => wordsWidth(name) + MEASURES.entry + (submenu ? MEASURES.arrow : 0),
  );
  const name = (site.logo?.wordmark ?? site.name).length * MEASURES.letterOfName;
  const { action } = navigation;
  const parts = [
    (site.logo ? MEASURES.mark : 0) + Math.min(name, LONGEST_NAME),
    entries.reduce((total, width) => total + width, 0),
    action ? wordsWidth(action.label) * BOLD + MEASURES.button : 0,
    store ? MEASURES.list : 0,
  ].filter((width) => width > 0);
  const gaps = (parts.length - 1) * MEASURES.gap * theme.sizes.step;
  return parts.reduce((total, width) => total + width, gaps);
}

/** How wide a text is in the size of the menu's entries, in px. */
export function wordsWidth(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + letterWidth(sign), 0) * MEASURES.words;
}

const letterWidth = (sign: string) =>
  LETTERS.find(([letters]) => letters.test(sign))?.[1] ?? OTHER_LETTERS;

/**
 * What the header measures in px, by its style sheets and those of buttons: a test in a browser holds them to it
 * (tests/browser/menu.spec.ts).
 */
export const MEASURES = {
  /** The logo's picture with its distance from the name. */
  mark: 44,
  /** So many steps of the theme lie between the parts. */
  gap: 2,
  /** The link to the inquiry list. */
  list: 44,
  /** Around the words of an entry and of the button, and what an entry with a dropdown has beside them. */
  entry: 24,
  arrow: 20,
  button: 32,
  /** The sizes of letters; a letter of the name takes so much in the font of the headings. */
  words: 15,
  letterOfName: 12,
};

/** A longer name takes several lines. */
const LONGEST_NAME = 200;

/** How wide letters are in the widest of the usual system fonts (Verdana, DejaVu Sans), in their size. */
const LETTERS: readonly [letters: RegExp, width: number][] = [
  [/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u, 1],
  [/[mwMW&@%]/, 0.93],
  [/[iljtfrIJ .,:;'’|!()-]/, 0.36],
  [/\p{Lu}/u, 0.73],
  [/\p{Mn}/u, 0],
];
const OTHER_LETTERS = 0.62;
const BOLD = 1.1;

/**
 * From how many px on the whole menu has room in a row beside name, list and button, estimated from its words. On
 * narrower screens it stands behind its button; with more words than the widest header holds, on all of them.
 */
export function menuInRowFrom(config: SiteConfig): number {
  const { measure, gutter } = config.theme.sizes;
  const content = headerWidth(config);
  if (content > measure) return NEVER;
  const screen = content + 2 * gutter;
  return Math.max(AUTHORED, Math.ceil(screen / STEP) * STEP);
}

/** What the header of this site needs beyond the style sheets; nothing for a short name. */
export function headerCss(config: SiteConfig): string {
  const { site } = config;
  const { length } = site.logo?.wordmark ?? site.name;
  const size = SIZES.find(([letters]) => length > letters)?.[1];
  const name = `header>.wrap>a>span{font-size:clamp(${size}rem,2vw,1.25rem);line-height:1.05;hyphens:auto}`;
  return size ? name : '';
}

/** A name of more letters than these is set in so many rem on a phone, where its lines stay within the header. */
const SIZES: readonly [letters: number, rem: number][] = [
  [48, 0.875],
  [36, 1],
  [24, 1.25],
];
