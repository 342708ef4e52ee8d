import { expect, it } from 'vitest';
import { companyData } from './company.fixture';
import { forBrowsers } from './forBrowsers';

it('removes exactly the fields for search engines and unused strings from what visitors download', async () => {
  const data = await companyData(({ site, branches }) => {
    site.founded = 1962;
    for (const branch of branches) branch.geo = { latitude: 50.1, longitude: -5 };
  });
  const sent = forBrowsers(data);
  expect(JSON.stringify(data)).toMatch(/"founded":1962.*"geo":/);
  expect(sent).not.toMatch(/"(?:founded|geo|countryCode)"/);
  const {
    dataSheet: _,
    partsUnits: __,
    chooseOffice: ___,
    openAllDay: ____,
    ...others
  } = data.strings;
  const strings = Object.fromEntries(
    Object.entries(others).filter(([name]) => !/^field[A-Z]/.test(name)),
  );
  expect(JSON.parse(sent)).toMatchObject({ strings, navigation: data.navigation });
  expect(sent).not.toMatch(/"(?:dataSheet|partsUnits|chooseOffice|openAllDay|field[A-Z]\w+)"/);
});

it('keeps the strings for offices with their own chat number, and for those that never close', async () => {
  const data = await companyData(({ branches: [office] }) => {
    if (!office) throw new Error('The company has an office.');
    office.hours = [{ days: ['Mo'], allDay: true }];
    office.chat = '+44 1632 960555';
  });
  expect(forBrowsers(data)).toMatch(/"openAllDay".*"chooseOffice"|"chooseOffice".*"openAllDay"/);
});
