import type { MenuItem } from '../../generated/types';

/** Whether a link of the menu leads to the page that is shown. */
export const isCurrent = (to: string, path: string): boolean => to === path;

/** Whether the page that is shown stands below an entry of this one's submenu. */
export const isWithin = ({ submenu }: MenuItem, path: string): boolean =>
  submenu?.some((entry) => `${path}/`.startsWith(`${entry.path}/`)) ?? false;

/** The same for all pages on which the menu looks the same. */
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
