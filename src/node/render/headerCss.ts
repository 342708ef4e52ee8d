import type { SiteConfig } from '../../generated/authored';
import { menuOf } from '../site/navigation';

/** The site-specific CSS of the header; empty for a short name and a short menu. */
export function headerCss(config: SiteConfig): string {
  return menuCss(config) + nameCss(config);
}

/** With more entries, the menu stays behind its button, unless the theme sets the width from which it is in a row. */
const ENTRIES = 8;
/** In px: wider than any screen. */
const NEVER = 99_999;
/** The default font size, in px. */
const LETTER = 16;

/** Sets the width from which the menu is in a row, in rem: `--menu-from`, see header.module.css. */
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

/** Font sizes of long names on phones, by the number of letters they exceed; they wrap to two or three lines. */
const SIZES: readonly [letters: number, rem: number][] = [
  [48, 0.875],
  [36, 1],
  [24, 1.25],
];
