import type { Page } from '@playwright/test';
import type { SiteConfig, Theme } from '../../../src/generated/authored';
import { groundsCss } from '../../../src/node/render/groundsCss';
import { themeCss } from '../../../src/node/render/theme';

/**
 * Gives an open page other colours, as if they were those of its config.
 * @param config Of the page's site, with defaults filled in.
 */
export async function setTheme(
  page: Page,
  config: SiteConfig & { theme: Theme },
  colors: Partial<Theme['colors']>,
): Promise<void> {
  const theme = { ...config.theme, colors: { ...config.theme.colors, ...colors } };
  const css = themeCss(theme, 'sans-serif', 'en') + groundsCss({ ...config, theme });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
