import type { Plugin } from 'postcss';
import type { SiteConfig } from '../generated/authored';
import { menuOf } from './site/ownParts';

/** The width in px from which on style sheets set the menu in a row. */
const AUTHORED = 1024;
const STEP = 64;
/** Wider than any screen: the menu always stays behind its button. */
const NEVER = 99_999;

/** Measures of the header in px, by header.module.css; letters are as wide as most are. */
const LETTER = { name: 12, entry: 8, action: 8.5 };
const MARK = 44;
const GAP = 16;
const LIST = 44;
const ENTRY = 24;
const ARROW = 20;
const BUTTON = 36;
/** A longer name takes several lines. */
const LONGEST_NAME = 200;

/**
 * From how many px on the whole menu has room in a row beside name, list and button, estimated from its words. On
 * narrower screens it stands behind its button; with more words than the widest header holds, on all of them.
 */
export function menuInRowFrom(config: SiteConfig): number {
  const { site, navigation, store, theme } = config;
  const menu = menuOf(config);
  const entries = menu.map(
    ({ name, submenu }) => name.length * LETTER.entry + ENTRY + (submenu ? ARROW : 0),
  );
  const name = (site.logo?.wordmark ?? site.name).length * LETTER.name;
  const { action } = navigation;
  const parts = [
    (site.logo ? MARK : 0) + Math.min(name, LONGEST_NAME),
    entries.reduce((total, width) => total + width, 0),
    action ? action.label.length * LETTER.action + BUTTON : 0,
    store ? LIST : 0,
  ].filter((width) => width > 0);
  const content = parts.reduce((total, width) => total + width, (parts.length - 1) * GAP);
  if (content > theme.sizes.measure) return NEVER;
  const screen = content + 2 * theme.sizes.gutter;
  return Math.max(AUTHORED, Math.ceil(screen / STEP) * STEP);
}

/** Writes the style sheets of the header for a menu that stands in a row from this width on. */
export function menuInRow(from: number): Plugin {
  return {
    postcssPlugin: 'menu-in-row',
    AtRule: {
      media(rule) {
        if (
          !/layout[\\/]header\.module\.css|app[\\/]global\.css/.test(rule.source?.input.file ?? '')
        )
          return;
        rule.params = rule.params
          .replace(`min-width: ${AUTHORED}px`, `min-width: ${from}px`)
          .replace(`max-width: ${AUTHORED - 1}px`, `max-width: ${from - 1}px`);
      },
    },
  };
}

/** What the header of this site needs beyond the style sheets; nothing for a short name and a short menu. */
export function headerCss(config: SiteConfig): string {
  const { site, theme } = config;
  const { length } = site.logo?.wordmark ?? site.name;
  const size = SIZES.find(([letters]) => length > letters)?.[1];
  const name = `header>.wrap>a>span{font-size:clamp(${size}rem,2vw,1.25rem);line-height:1.05;hyphens:auto}`;
  // On a wide screen the menu behind its button stands where the content of the page stands.
  const wide = theme.sizes.measure + 2 * theme.sizes.gutter;
  const panel = `@media(min-width:${wide}px){header>.wrap>nav{padding-inline:calc((100vw - var(--measure))/2)}header>.wrap>nav>a{width:auto}}`;
  return (size ? name : '') + (menuInRowFrom(config) === NEVER ? panel : '');
}

/** A name of more letters than these is set in so many rem on a phone, where its lines stay within the header. */
const SIZES: readonly [letters: number, rem: number][] = [
  [48, 0.875],
  [36, 1],
  [24, 1.25],
];
