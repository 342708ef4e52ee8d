import type { MenuItem } from '../../generated/types';

/** True if a menu link leads to the current page. */
export const isCurrent = (to: string, path: string): boolean => to === path;

/** True if the current page is a descendant of this entry, or in its submenu, or a descendant of that. */
export const isWithin = ({ path: own, submenu = [] }: MenuItem, path: string): boolean =>
  path.startsWith(`${own}/`) || submenu.some((entry) => `${path}/`.startsWith(`${entry.path}/`));

/** A cache key: equal for all pages on which the menu renders the same. */
export function menuState(menu: readonly MenuItem[], path: string): string {
  return menu
    .flatMap((item) => [
      isCurrent(item.path, path),
      isWithin(item, path),
      ...(item.submenu ?? []).map((entry) => isCurrent(entry.path, path)),
    ])
    .map(Number)
    .join('');
}
