import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPANY, companyConfig } from '../site/company.fixture';
import { markDrawing } from './mark';

const { config } = await companyConfig();
const font = readFileSync(
  'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
);
const { logo: _logo, ...site } = config.site;
/** The mark of a company with only a name. */
const markOf = (name: string) =>
  markDrawing({ config: { ...config, site: { ...site, name } }, siteDir: '/none', fonts: [font] });

describe('the mark', () => {
  it('is the logo in the colours for a navy background', async () => {
    const mark = await markDrawing({ config, siteDir: COMPANY, fonts: [] });
    expect(mark).toContain('d="M160 20v160');
    expect(mark).toContain(`stroke="${config.theme.colors.line}"`);
  });

  it("defaults to the name's first letter, large, in the accent colour", async () => {
    const mark = await markOf('Éclair & Sons');
    expect(mark).toContain(`color="${config.theme.colors.signal}"`);
    expect(mark).toMatch(/<path .*d="M/);
    expect(mark).toBe(await markOf('Éclair'));
    expect(mark).not.toBe(await markOf('Baker'));
  });

  it('keeps the letter small if the company writes it so', async () => {
    const mark = await markOf('eyde marin');
    expect(mark).toMatch(/<path .*d="M/);
    expect(mark).not.toBe(await markOf('Eyde Marin'));
  });

  it('is a frame if the font lacks the letter', async () => {
    expect(await markOf('東京')).toContain('<rect');
  });
});
