import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPANY, companyConfig } from '../site/company.fixture';
import { makeDevSite } from './devSite';

it('tells browsers of no page that carries data: links to products ask for their files', async () => {
  const { config } = await companyConfig();
  const { frame } = await makeDevSite(process.cwd(), join(COMPANY, 'site.config.json'), config);
  expect(frame.site.patterns).toContain('/store/product/:product');
  expect(frame.site).not.toHaveProperty('carried');
});
