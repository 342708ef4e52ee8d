import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readValue } from './readValue';
import { typedUnits, unitOf } from './units';

/** As 'numbers unit note', with '..' in a range, or the kind. */
function read(value: string, unit?: string, decimal: '.' | ',' = '.'): string {
  const found = readValue(value, unit, decimal);
  if (found.kind !== 'quantity') return found.kind;
  const { numbers, isRange, unit: known, otherUnit, note } = found.quantity;
  return [numbers.join(isRange ? '..' : '|'), known?.symbol, otherUnit, note]
    .filter((part) => part !== undefined)
    .join(' ');
}

describe('a value of a specification', () => {
  it.each([
    ['1,150', 'mm', '1150 mm'],
    ['1,150.5', 'mm', '1150.5 mm'],
    ['2,5', 'mm', '2.5 mm'],
    ['0,125', 'mm', '0.125 mm'],
    ['1 600', 'bar', '1600 bar'],
    ['+2 to +8', '°C', '2..8 °C'],
    ['-40 to +10', '°C', '-40..10 °C'],
    ['-5 … +45', '°C', '-5..45 °C'],
    ['30–50', 'mm', '30..50 mm'],
    ['±0.5', 'K', '-0.5..0.5 K'],
    ['1/2"', undefined, '0.5 in'],
    ['½', 'in', '0.5 in'],
    ['3/4 in', undefined, '0.75 in'],
    ['1 1/4', 'in', '1.25 in'],
    ['1-1/4"', undefined, '1.25 in'],
    ['DN15', undefined, '15 DN'],
    ['DN 200', undefined, '200 DN'],
    ['24 V DC', undefined, '24 V DC'],
    ['48', 'V DC', '48 V DC'],
    ['400/690 V', undefined, '400|690 V'],
    ['12 / 24', 'V', '12|24 V'],
    ['24.8 : 1', undefined, '24.8 :1'],
    ['up to 16', 'bar', '16 bar'],
    ['<= 16', 'bar', '16 bar'],
    ['3', undefined, '3'],
    ['100', 'strokes', '100 strokes'],
  ])('%j %j is read as %j', (value, unit, expected) => {
    expect(read(value, unit)).toBe(expected);
  });

  it('of 1¼ is one and a quarter, not eleven quarters', () => {
    expect(read('1¼', 'tommer')).toBe('1.25 in');
  });

  it('groups thousands and marks decimals as the language does', () => {
    expect(read('1.150', 'mm', ',')).toBe('1150 mm');
    expect(read('1.150', 'mm', '.')).toBe('1.15 mm');
    expect(read('1,150', 'mm', ',')).toBe('1.15 mm');
  });

  it.each([
    'Copper',
    'IP55',
    'M12',
    '2SN',
    '63B14',
    '6204-2RS',
    '86 x 86 x 24 mm',
    '5 pc',
    '10, 40 kg each',
  ])('%j is words', (value) => {
    expect(read(value)).toBe('words');
  });

  it.each([
    ['12..5', 'mm'],
    ['1,1500', 'mm'],
    ['1.000.000', 'mm'],
    ['steel', 'mm'],
  ])('%j %s cannot be read', (value, unit) => {
    expect(read(value, unit)).toBe('unreadable');
  });

  it('is read as printed, whatever the number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.constantFrom('mm', 'A'),
        (number, unit) => {
          expect(read(number.toLocaleString('en'), unit)).toBe(`${number} ${unit}`);
          expect(read(number.toLocaleString('de'), unit, ',')).toBe(`${number} ${unit}`);
        },
      ),
    );
  });

  it('is never lost in reading, and never crashes', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (value, unit) => {
        expect(['quantity', 'words', 'unreadable']).toContain(readValue(value, unit, '.').kind);
      }),
    );
  });
});

describe('a unit', () => {
  it('counts its case in data, and when typed where it makes another unit', () => {
    const typed = (spelling: string) => typedUnits(spelling).map(({ symbol }) => symbol);
    expect(unitOf('mW')?.factor).toBe(0.001);
    expect(unitOf('MW')?.factor).toBe(1_000_000);
    expect(typed('AMP')).toEqual(['A']);
    expect(typed('Mm')).toEqual(['mm']);
    expect(typed('mW')).toEqual(['mW']);
    expect(typed('MW')).toEqual(['MW']);
    expect(typed('mw')).toEqual(['MW', 'mW']);
    expect(typed('steel')).toEqual([]);
  });

  it('means what the trade means', () => {
    expect(unitOf('t')).toMatchObject({ measure: 'mass', factor: 1_000_000 });
    expect(unitOf('pc')).toBeUndefined();
    expect(unitOf('μm')?.symbol).toBe('µm');
  });
});
