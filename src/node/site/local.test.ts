import { describe, expect, it } from 'vitest';
import { companyData } from './company.fixture';
import { localOf } from './local';

const speaking = (language: string) =>
  companyData(({ site, strings }) => {
    site.language = language;
    strings.goesTo = '{name}: {number}';
    strings.shownOf = '{from}–{to} / {count}';
  });

describe('formatting by language', () => {
  it('is not needed in English', async () => {
    expect((await speaking('en-US')).local).toBeUndefined();
  });

  it("follows the conventions of the site's language", async () => {
    expect((await speaking('ar')).local).toMatchObject({ comma: '، ', days: { Mo: 'الاثنين' } });
    expect(localOf('de')).toMatchObject({ comma: ', ', days: { Mo: 'Mo', Su: 'So' } });
    expect(localOf('pl')?.days.We).toBe('śr.');
    expect(localOf('pl')?.dates[0]).toBe('{day} stycznia {year}');
  });
});

describe('a language that Node has no formats for', () => {
  it('is written as English is, whatever the machine’s language', async () => {
    const { local, site } = await speaking('ny');
    expect(local).toBeUndefined();
    expect(site.format).toBe('en-GB');
  });

  it('is written as the config says', async () => {
    const data = await companyData(({ site }) => {
      Object.assign(site, { language: 'ny', format: 'pt-BR' });
    });
    expect(data.local?.days.Mo).toBe('seg.');
    expect(data.local?.dates[4]).toBe('{day} de maio de {year}');
  });
});

describe('a value in a right-to-left text', () => {
  it('is isolated: names with the direction of their first letter, phone numbers left to right', async () => {
    const { strings } = await speaking('he');
    expect(strings.goesTo).toBe('\u2068{name}\u2069: \u2066{number}\u2069');
    expect(strings.shownOf).toBe('{from}–{to} / {count}');
  });

  it('is not isolated in left-to-right texts', async () => {
    expect((await speaking('el')).strings.goesTo).toBe('{name}: {number}');
  });
});
