import type { MenuItem } from '../../generated/types';

/** Whether a link of the menu leads to the page that is shown. */
export const isCurrent = (to: string, path: string): boolean => to === path;

/** Whether the page that is shown stands below this entry, or is in its submenu or below that. */
export const isWithin = ({ path: own, submenu = [] }: MenuItem, path: string): boolean =>
  path.startsWith(`${own}/`) || submenu.some((entry) => `${path}/`.startsWith(`${entry.path}/`));

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
