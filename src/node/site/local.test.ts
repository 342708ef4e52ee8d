import { describe, expect, it } from 'vitest';
import { companyData } from './company.fixture';
import { localOf } from './local';

const speaking = (language: string) =>
  companyData(({ site, strings }) => {
    site.language = language;
    strings.goesTo = '{name}: {number}';
    strings.shownOf = '{from}–{to} / {count}';
  });

describe('what stands in the config as signs', () => {
  it('is written as it stands there in English', async () => {
    expect((await speaking('en-US')).local).toBeUndefined();
  });

  it('is written as the language of the site writes it', async () => {
    expect((await speaking('ar')).local).toMatchObject({ comma: '، ', days: { Mo: 'الاثنين' } });
    expect(localOf('de')).toMatchObject({ comma: ', ', days: { Mo: 'Mo', Su: 'So' } });
    expect(localOf('pl')?.days.We).toBe('śr.');
  });
});

describe('what is filled into a text that runs from right to left', () => {
  it('keeps its own order: a name by its letters, a phone number from left to right', async () => {
    const { strings } = await speaking('he');
    expect(strings.goesTo).toBe('\u2068{name}\u2069: \u2066{number}\u2069');
    expect(strings.shownOf).toBe('{from}–{to} / {count}');
  });

  it('is left alone in texts that run from left to right', async () => {
    expect((await speaking('el')).strings.goesTo).toBe('{name}: {number}');
  });
});
