import { expect, it } from 'vitest';
import { unitCodeOf } from './unitCodes';
import { unitWordsOf } from './unitWords';

it.each([
  ['', 'EA'],
  ['each', 'EA'],
  ['pair', 'PR'],
  ['2 pairs', undefined],
  ['Pairs', 'PR'],
  ['roll of 20 m', 'XRO'],
  ['drum of 208 L', 'XDR'],
  ['cylinder of 13.6 kg', 'XCY'],
  ['boxes', 'XBX'],
  ['per metre', 'MTR'],
  ['m', 'MTR'],
  ['per m²', 'MTK'],
  ['kit', 'XKI'],
  ['lengths of something', undefined],
])('the code of "%s" is %s', (unit, code) => {
  expect(unitCodeOf(unit)?.code).toBe(code);
});

it('codes that Recommendation 20 has withdrawn are marked, and replaced by those of Recommendation 21', () => {
  expect(unitCodeOf('drum')).toEqual({ code: 'XDR', withdrawn: 'DR' });
  expect(unitCodeOf('metre')?.withdrawn).toBeUndefined();
});

it.each([
  ['nb-NO', 'rull à 20 m', 'XRO'],
  ['nb-NO', 'pr. meter', 'MTR'],
  ['nn', 'eske', 'XBX'],
  ['nb-NO', 'boks', undefined],
  ['fr', 'Rouleau de 20 m', 'XRO'],
  ['fr', 'au mètre', 'MTR'],
  ['fr', 'mètre carré', 'MTK'],
  ['fr', 'pied carré', undefined],
  ['fr', 'dose de 5 ml', undefined],
  ['de', 'Dose', 'XTN'],
  ['de-CH', 'Fässer', 'XDR'],
  ['de', 'Flasche', undefined],
  ['es', 'por metro cuadrado', 'MTK'],
  ['es', 'caja de 12', 'XBX'],
  ['pt-MZ', 'peças', 'H87'],
  ['ar', 'لفة 20 م', 'XRO'],
  ['ar', 'متر مربع', 'MTK'],
  ['de', 'kg', 'KGM'],
  ['sw', 'roll of 20 m', 'XRO'],
])('in %s the code of "%s" is %s', (language, unit, code) => {
  expect(unitCodeOf(unit, language)?.code).toBe(code);
});

it.each(['ar', 'de', 'en', 'es', 'fr', 'nb', 'pt'])(
  'in %s each word stands for one unit that has a code',
  (language) => {
    const { names } = unitWordsOf(language);
    expect(names.size).toBeGreaterThan(40);
    for (const [word, name] of names)
      expect([name, unitCodeOf(word, language)?.code]).toEqual([name, expect.any(String)]);
  },
);
