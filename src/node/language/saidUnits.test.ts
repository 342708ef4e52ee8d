import { expect, it } from 'vitest';
import { saidUnit } from './saidUnits';

it.each([
  ['en-GB', 'm³/h', 'cubic metres per hour'],
  ['en', 'm3/h', 'cubic metres per hour'],
  ['nb-NO', 'm³/h', 'kubikkmeter i timen'],
  ['nn', '°C', 'grader celsius'],
  ['de', 'm²', 'Quadratmeter'],
  ['fr', 'mm2', 'millimètres carrés'],
  ['en', 'mm²/s', 'square millimetres per second'],
  ['en', '°C', undefined],
  ['en', 'kW', undefined],
  ['ny', 'm³', undefined],
])('in %s "%s" is said as %s', (language, unit, words) => {
  expect(saidUnit(unit, language)).toBe(words);
});
