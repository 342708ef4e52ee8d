import { expect, it } from 'vitest';
import { companyConfig, companyData } from './company.fixture';

it('has what its schema names, and nothing of what only the build and Studio know', async () => {
  const { schemas } = await companyConfig();
  const known = schemas.files.get('resolved.schema.json')?.$defs?.['SiteData']?.properties ?? {};
  const data = await companyData((config) => {
    config.studio = {
      log: 'C:/logs/access.log',
      publish: { kind: 'rsync', host: 'ssh.acme.example', user: 'deploy', path: '/srv/acme' },
    };
    config.speed = { ...config.speed, pricePerMegabyte: 0.02, currency: 'USD' } as never;
  });
  expect(Object.keys(data).filter((name) => !(name in known))).toEqual([]);
  expect(JSON.stringify(data)).not.toMatch(/ssh\.acme|deploy|srv|access\.log|pricePerMegabyte/);
});
