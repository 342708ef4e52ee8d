import type { SiteConfig } from '../../generated/authored';
import { menuOf } from '../site/navigation';

/** What the header of this site needs beyond the style sheets; nothing for a short name and a short menu. */
export function headerCss(config: SiteConfig): string {
  return menuCss(config) + nameCss(config);
}

/** With more entries the menu stays behind its button, unless the theme says from where on it is in a row. */
const ENTRIES = 8;
/** In px: wider than any screen. */
const NEVER = 99_999;
/** The usual size of letters, in px. */
const LETTER = 16;

/** Says in the visitor's own letters from where on the menu stands in a row: `--menu-from`, see header.module.css. */
function menuCss(config: SiteConfig): string {
  const isLong = menuOf(config).length > ENTRIES;
  const from = config.theme.sizes['menu-from'] ?? (isLong ? NEVER : undefined);
  return from === undefined ? '' : `header{--menu-from:${from / LETTER}rem}`;
}

function nameCss({ site }: SiteConfig): string {
  const { length } = site.logo?.wordmark ?? site.name;
  const size = SIZES.find(([letters]) => length > letters)?.[1];
  const name = `header>.wrap>a>span{font-size:clamp(${size}rem,2vw,1.25rem);line-height:1.05;hyphens:auto}`;
  return size ? name : '';
}

/** A name of more letters than these is set in so many rem on a phone, where it has two or three lines then. */
const SIZES: readonly [letters: number, rem: number][] = [
  [48, 0.875],
  [36, 1],
  [24, 1.25],
];
