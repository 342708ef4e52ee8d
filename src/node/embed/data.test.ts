import { describe, expect, it } from 'vitest';
import { createAssets } from '../files/assets';
import { COMPANY, companyConfig } from '../site/company.fixture';
import { resolveSite } from '../site/resolve';
import type { EmbedSite } from '../../../embed/data';
import { loaderData } from './data';
import { widgetTheme } from './theme';

async function stylesIn(language: string): Promise<{ early: string; late: string }> {
  const { config, schemas } = await companyConfig();
  config.site.language = language;
  const { data } = await resolveSite(config, schemas, COMPANY, createAssets());
  const site = data as EmbedSite;
  const { css: early } = loaderData(site, config, { version: '1', css: '', elements: [] });
  return { early, late: widgetTheme(config) };
}

describe("on partners' pages, text", () => {
  it("has the direction of the site's language, whatever the direction of the page", async () => {
    expect((await stylesIn('en')).late).toContain(':host(:not([dir=rtl])){direction:ltr}');
    const { early, late } = await stylesIn('ar');
    for (const css of [early, late]) expect(css).toContain(':host(:not([dir=ltr])){direction:rtl}');
  });

  it('has no letter spacing in joined scripts, and the list opens on its side', async () => {
    const { early, late } = await stylesIn('fa');
    expect(late).toContain('letter-spacing:0!important');
    expect(early).toContain('auto auto 16px 16px');
    expect((await stylesIn('en')).early).not.toMatch(/direction|letter-spacing|launcher\]/);
  });
});
