import type { SiteConfig } from '../../generated/authored';
import type { SiteData } from '../../generated/types';
import type { PreparedFont } from '../assets/fonts/fonts';
import { groundsCss } from './groundsCss';
import { headerCss } from './headerCss';
import { themeCss } from './theme';

/** What all pages of a site share around their content, in a build and in development alike. */
export interface SiteFrame {
  site: SiteData;
  /** The address of the folder with the data of all pages: '/data/3fa2c1'. */
  data: string;
  /** Font files to preload. */
  fontUrls: readonly string[];
  themeColor: string;
  /** The rules that come before those of the code: fonts, theme and header. */
  css: string;
}

/** Everything that `siteFrame` is made from. */
interface Sources {
  config: SiteConfig;
  site: SiteData;
  font: Pick<PreparedFont, 'css' | 'stack' | 'urls'>;
  data: string;
}

/** The frame of a site: what the config decides about every page. */
export function siteFrame({ config, site, font, data }: Sources): SiteFrame {
  const { theme } = config;
  return {
    site,
    data,
    fontUrls: font.urls,
    themeColor: theme.colors.navy,
    css: [
      font.css,
      themeCss(theme, font.stack, config.site.language),
      groundsCss(config),
      headerCss(config),
    ].join(''),
  };
}
