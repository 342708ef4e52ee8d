import { expect, it } from 'vitest';
import { companyData } from './company.fixture';
import { forBrowsers } from './forBrowsers';

it('removes exactly the fields for search engines from what visitors download', async () => {
  const data = await companyData(({ site, branches }) => {
    site.founded = 1962;
    for (const branch of branches) branch.geo = { latitude: 50.1, longitude: -5 };
  });
  const sent = forBrowsers(data);
  expect(JSON.stringify(data)).toMatch(/"founded":1962.*"geo":/);
  expect(sent).not.toMatch(/"(?:founded|geo|countryCode)"/);
  expect(JSON.parse(sent)).toMatchObject({ strings: data.strings, navigation: data.navigation });
});
