import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';
import { fontFile, otherFontFiles } from '../../assets/fonts/fontFile';
import { createLettering } from '../../assets/fonts/lettering';
import { atWeight } from '../../assets/fonts/atWeight';
import { iconSvg } from '../../build/icons';
import { markDrawing } from '../../render/mark';
import { cardSvg } from '../../render/share/card';
import { shortName } from '../../site/shortName';

/** What is drawn of the logo, the colours and the font of the headings, each an SVG file. */
export interface BrandPictures {
  /** The icon of tabs and home screens. */
  icon: string;
  /** The preview of links to the home page, without a picture of the page. */
  card: string;
}

/**
 * Draws what the build draws of a company's logo.
 * @param config With its defaults.
 */
export async function brandPictures(
  config: SiteConfig,
  { root, publicDir }: { root: string; publicDir: string },
): Promise<BrandPictures> {
  const { site, theme, pages } = config;
  const { heading } = theme.fonts;
  const file = fontFile({ root, publicDir }, heading);
  const cache = join(root, 'node_modules/.cache/font');
  const fonts = await Promise.all(
    [file, ...otherFontFiles(file, heading)].map((one) =>
      atWeight(readFileSync(one), heading.weight, cache),
    ),
  );
  const mark = await markDrawing({ config, siteDir: dirname(publicDir), fonts });
  const home = pages.find(({ path }) => path === '/');
  const parts = {
    title: shortName({ title: home?.title ?? site.name }),
    company: site.name,
    host: new URL(site.url).host,
    mark,
    picture: undefined,
  };
  return {
    icon: iconSvg(mark, theme.colors.navy),
    card: cardSvg(parts, theme.colors, createLettering(fonts)),
  };
}
