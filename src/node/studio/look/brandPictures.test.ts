import { join } from 'node:path';
import { expect, it } from 'vitest';
import { companyConfig } from '../../site/company.fixture';
import { brandPictures } from './brandPictures';

const root = process.cwd();
const publicDir = join(root, 'tests/fixtures/other-company/public');

it('[T75] icon and link preview are drawn of the logo, in the colours of the company', async () => {
  const { config } = await companyConfig();
  const { navy } = config.theme.colors;
  const { icon, card } = await brandPictures(config, { root, publicDir });
  expect(icon).toContain(`fill="${navy}"`);
  expect(card).toContain('viewBox="0 0 1200 630"');
  expect(card).toContain(`fill="${navy}"`);
  const [mark = ''] = /<svg[^>]*viewBox="[^"]*"[^>]*>.*<\/svg>(?=<\/svg>$)/s.exec(icon) ?? [];
  expect(mark).not.toBe('');
});

it('without a logo, the icon is the first letter of the name', async () => {
  const { config } = await companyConfig();
  const { logo: _, ...site } = config.site;
  const { icon } = await brandPictures({ ...config, site }, { root, publicDir });
  expect(icon).toContain('<path');
});
