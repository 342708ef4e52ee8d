import { describe, expect, it } from 'vitest';
import { writingOf } from './writing';

describe('a language', () => {
  it.each(['ar', 'ar-EG', 'fa', 'he', 'ur-PK', 'ps', 'yi', 'dv', 'ku-Arab'])(
    'is right to left: %s',
    (language) => {
      expect(writingOf(language).direction).toBe('rtl');
    },
  );

  it.each(['en-GB', 'pl', 'el', 'ru', 'vi', 'ja', 'ku', 'az', 'sr-Latn-RS', 'tlh'])(
    'is left to right: %s',
    (language) => {
      expect(writingOf(language).direction).toBe('ltr');
    },
  );

  it('has a script, explicit or likely', () => {
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
