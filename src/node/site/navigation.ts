import type { FooterColumn, MenuItem, SiteConfig } from '../../generated/authored';
import { isInMenu } from './published';
import { shortName } from './shortName';

/** The number of offices that fit side by side in the footer. */
const MAX_OFFICE_COLUMNS = 4;

/** The menu of the config, or else the top-level pages but the one that the button beside it leads to. */
export function menuOf({ navigation, pages }: SiteConfig): MenuItem[] {
  if (navigation.menu.length > 0) return navigation.menu;
  return pages
    .filter((page) => isInMenu(page) && page.path !== navigation.action?.href)
    .map((page) => ({ name: shortName(page), path: page.path }));
}

/** The columns of the config's footer, or else one for each office. */
export function columnsOf({ footer, branches }: SiteConfig): FooterColumn[] {
  if (footer.columns.length > 0) return footer.columns;
  return branches.slice(0, MAX_OFFICE_COLUMNS).map(({ id, name }) => ({ title: name, branch: id }));
}
