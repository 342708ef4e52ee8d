import type { FooterColumn, MenuItem, SiteConfig } from '../../generated/authored';
import { isInMenu } from './published';
import { shortName } from './shortName';

/** So many offices stand side by side in the footer. */
const OFFICES = 4;

/** The menu: as it is written, or else the pages of the first level. */
export function menuOf({ navigation, pages }: SiteConfig): MenuItem[] {
  if (navigation.menu.length > 0) return navigation.menu;
  return pages.filter(isInMenu).map((page) => ({ name: shortName(page), path: page.path }));
}

/** The columns of the footer: as they are written, or else an office each. */
export function columnsOf({ footer, branches }: SiteConfig): FooterColumn[] {
  if (footer.columns.length > 0) return footer.columns;
  return branches.slice(0, OFFICES).map(({ id, name }) => ({ title: name, branch: id }));
}
