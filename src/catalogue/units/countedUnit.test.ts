import { expect, it } from 'vitest';
import { countedUnit } from './countedUnit';

it.each([
  ['per m²', 'en-GB', 'm²'],
  ['Per metre', 'en', 'metre'],
  ['pr. meter', 'nb', 'meter'],
  ['pr meter', 'nn-NO', 'meter'],
  ['par mètre', 'fr', 'mètre'],
  ['à la caisse', 'fr', 'caisse'],
  ['por metro', 'pt-BR', 'metro'],
  ['pro Meter', 'de', 'Meter'],
  ['لكل متر', 'ar', 'متر'],
  ['per metre', 'pl', 'metre'],
])('a price "%s" in %s counts %s', (unit, language, counted) => {
  expect(countedUnit(unit, language)).toBe(counted);
});

it.each(['pair', 'per', 'percent', 'roll of 15 m', 'pack per box'])(
  '%s is counted as it is',
  (unit) => {
    expect(countedUnit(unit, 'en')).toBe(unit);
  },
);
