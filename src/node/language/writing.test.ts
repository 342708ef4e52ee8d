import { describe, expect, it } from 'vitest';
import { writingOf } from './writing';

describe('a language', () => {
  it.each(['ar', 'ar-EG', 'fa', 'he', 'ur-PK', 'ps', 'yi', 'dv', 'ku-Arab'])(
    'runs from right to left: %s',
    (language) => {
      expect(writingOf(language).direction).toBe('rtl');
    },
  );

  it.each(['en-GB', 'pl', 'el', 'ru', 'vi', 'ja', 'ku', 'az', 'sr-Latn-RS', 'tlh'])(
    'runs from left to right: %s',
    (language) => {
      expect(writingOf(language).direction).toBe('ltr');
    },
  );

  it('says which script it is written in, named or not', () => {
    expect(['el', 'sr', 'sr-Latn', 'ar'].map((language) => writingOf(language).script)).toEqual([
      'Grek',
      'Cyrl',
      'Latn',
      'Arab',
    ]);
  });

  it('has joined letters in Arabic and Hindi, and separate ones in Hebrew and Greek', () => {
    expect(['ar', 'hi', 'he', 'el'].map((language) => writingOf(language).joined)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
