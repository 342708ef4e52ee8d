import type { SiteConfig } from '../../generated/authored';
import { menuOf } from '../site/navigation';

/** The site-specific CSS of the header; empty for a short name and a short menu. */
export function headerCss(config: SiteConfig): string {
  return menuCss(config) + nameCss(config);
}

/** With more entries the menu stays behind its button, unless the theme sets a width from which it is in a row. */
const MAX_ENTRIES_IN_ROW = 8;
/** Wider than any screen. */
const NEVER_PX = 99_999;
/** The browsers' default font size. */
const FONT_SIZE_PX = 16;

/** Sets the width from which the menu is in a row, in rem: `--menu-from`, see header.module.css. */
function menuCss(config: SiteConfig): string {
  const isLong = menuOf(config).length > MAX_ENTRIES_IN_ROW;
  const from = config.theme.sizes['menu-from'] ?? (isLong ? NEVER_PX : undefined);
  return from === undefined ? '' : `header{--menu-from:${from / FONT_SIZE_PX}rem}`;
}

function nameCss({ site }: SiteConfig): string {
  const { length } = site.logo?.wordmark ?? site.name;
  const size = LONG_NAME_SIZES.find(([letters]) => length > letters)?.[1];
  const name = `header>.wrap>a>span{font-size:clamp(${size}rem,2vw,1.25rem);line-height:1.05;hyphens:auto}`;
  return size ? name : '';
}

/** Font sizes on phones for names of more than so many letters, which wrap to two or three lines. */
const LONG_NAME_SIZES: readonly [letters: number, rem: number][] = [
  [48, 0.875],
  [36, 1],
  [24, 1.25],
];
