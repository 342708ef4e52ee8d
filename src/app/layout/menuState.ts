import type { MenuItem } from '../../generated/types';

/** True if a menu link leads to the current page. */
export const isCurrent = (to: string, path: string): boolean => to === path;

/** True if the current page is a descendant of this entry, or in its submenu, or a descendant of that. */
export const isWithin = ({ path: own, submenu = [] }: MenuItem, path: string): boolean =>
  isBelow(own, path) ||
  submenu.some((entry) => isCurrent(entry.path, path) || isBelow(entry.path, path));

const isBelow = (above: string, path: string) =>
  path.charAt(above.length) === '/' && path.startsWith(above);

/** A cache key: equal for all pages on which the menu renders the same. */
export function menuState(menu: readonly MenuItem[], path: string): string {
  let state = '';
  for (const item of menu) {
    state += isCurrent(item.path, path) ? 1 : 0;
    state += isWithin(item, path) ? 1 : 0;
    for (const entry of item.submenu ?? []) state += isCurrent(entry.path, path) ? 1 : 0;
  }
  return state;
}
