import type { SiteConfig } from '../../generated/authored';
import type { SiteData } from '../../generated/types';
import type { PreparedFont } from '../assets/fonts/fonts';
import type { ResolvedSite } from '../site/resolve';
import { groundsCss } from './groundsCss';
import { headerCss } from './headerCss';
import { themeCss } from './theme';

/** What all pages of a site share around their content, in builds and in development. */
export interface SiteFrame {
  site: SiteData;
  /** The address of the data that all pages share: '/data/3fa2c1/_site.json'. */
  siteUrl: string;
  /** Font files to preload. */
  fontUrls: readonly string[];
  themeColor: string;
  /** The CSS that precedes that of the code: fonts, theme and header. */
  css: string;
}

/** The inputs of `siteFrame`. */
interface Sources {
  config: SiteConfig;
  site: Pick<ResolvedSite, 'data' | 'focusCss'>;
  font: Pick<PreparedFont, 'css' | 'stack' | 'urls'>;
  siteUrl: string;
}

/** Creates the frame of a site from its config. */
export function siteFrame({ config, site, font, siteUrl }: Sources): SiteFrame {
  const { theme } = config;
  return {
    site: site.data,
    siteUrl,
    fontUrls: font.urls,
    themeColor: theme.colors.navy,
    css: [
      font.css,
      themeCss(theme, font.stack, config.site.language),
      groundsCss(config),
      headerCss(config),
      site.focusCss,
    ].join(''),
  };
}
