import { describe, expect, it } from 'vitest';
import { shownUnit, soldIn } from './tradeUnits';

describe('the unit of a figure', () => {
  it.each([
    ['MQH', 'm³/h'],
    ['L2', 'l/min'],
    ['C24', 'mPa·s'],
    ['kvr', 'kvar'],
    [' D53 ', 'W/(m·K)'],
    ['4O', 'µF'],
    ['H87', 'pcs'],
  ])('%s is shown as %s', (code, shown) => {
    expect(shownUnit(code)).toBe(shown);
  });

  it('is left out where a number has none', () => {
    expect(shownUnit('C62')).toBe('');
  });

  it.each(['mm', 'PS', 'gm', 'cSt', 'XYZ'])('%s stays as it is', (unit) => {
    expect(shownUnit(unit)).toBe(unit);
  });
});

it.each([
  ['C62', undefined],
  ['H87', undefined],
  ['', undefined],
  ['MTR', 'm'],
  ['LTR', 'l'],
  ['BX', 'box'],
  ['XBX', 'box'],
  ['xpk', 'pack'],
  ['XRL', 'reel'],
  ['XPP', undefined],
  ['NMP', 'pack'],
  ['CEN', 'hundred'],
])('what is sold in %j is sold in %s', (code, word) => {
  expect(soldIn(code)).toBe(word);
});
