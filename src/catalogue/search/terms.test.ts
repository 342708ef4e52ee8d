import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePattern } from './codePattern';
import { plainText } from './plainText';
import { termsOf } from './terms';

const terms = (text: string) => [...termsOf(text, '.')];

describe('quantities', () => {
  it.each([
    ['63A', '63 amp', '63 Amps', '63 A'],
    ['1/2"', '½ in', '0.5 inch', '½″'],
    ['1¼"', '1 1/4 in', '1-1/4"', '1.25 inches'],
    ['24vdc', '24 V DC', '24VDC'],
    ['2,5 mm²', '2.5mm2', '2.5 sq mm'],
    ['0.5 m', '500 mm', '50 cm'],
    ['7,5 kW', '7500 W'],
    ['1,150 mm', '1150mm', '1.15 m'],
  ])('meet however they are written: %s, %s', (...ways) => {
    const met = ways.map((way) => terms(way).find((term) => term.startsWith('#')));
    expect(new Set(met).size).toBe(1);
    expect(met[0]).toBeDefined();
  });

  it('of another size or measure do not meet', () => {
    expect(terms('6 A')).not.toContain(terms('63 A')[0]);
    expect(terms('1 1/2"')).not.toContain(terms('1/2"')[0]);
    expect(terms('1/2"')).not.toContain(terms('12.7 mm')[0]);
  });

  it('meet as their letters say where these make another unit, and either way where they do not', () => {
    const ofPower = (text: string) => terms(text).filter((term) => term.startsWith('#'));
    expect(ofPower('5 mW')).toEqual(ofPower('0.005 W'));
    expect(ofPower('5MW')).toEqual(ofPower('5000 kW'));
    for (const typed of ['5 mw', '5Mw'])
      expect(ofPower(typed)).toEqual([...ofPower('5 MW'), ...ofPower('5 mW')]);
    expect(ofPower('Ø 8, LASER ﹢ 5 mW, 1,000 nm')).toEqual(
      expect.arrayContaining(ofPower('5 mW')),
    );
  });

  it('of several sizes meet each', () => {
    expect(terms('400/690 V')).toEqual(
      expect.arrayContaining([...terms('400V'), ...terms('690V')]),
    );
    expect(terms('25 x 47 x 7 mm')).toEqual(expect.arrayContaining(['25x47x7', ...terms('47mm')]));
  });
});

describe('words', () => {
  it.each([
    ['Wellendichtring Außen', 'wellendichtring aussen'],
    ['Válvula Latão', 'valvula latao'],
    ['Kjølevæske®', 'kjolevaeske'],
    ['Ø 20', '20'],
    ['M12 × 1,75', 'm12x1.75'],
    ['٢٤ V', '24 v'],
  ])('%j are compared as %j', (text, plain) => {
    expect(plainText(text, '.')).toBe(plain);
  });

  it('with a hyphen are met joined and apart', () => {
    expect(terms('V-Belt')).toEqual(['v', 'belt', 'vbelt']);
    expect(terms('DN 15')).toContain('dn15');
  });
});

describe('a plain text', () => {
  it('stays as it is, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = plainText(text, '.');
        expect(plainText(once, '.')).toBe(once);
        expect(() => termsOf(text, ',')).not.toThrow();
      }),
    );
  });
});

describe('a typed code', () => {
  const code = fc
    .array(fc.stringMatching(/^[a-z0-9]{1,4}$/), { minLength: 1, maxLength: 5 })
    .chain((parts) =>
      fc
        .array(fc.constantFrom('-', ' ', '/', ''), {
          minLength: parts.length,
          maxLength: parts.length,
        })
        .map((signs) => parts.map((part, n) => (n === 0 ? '' : signs[n]) + part).join('')),
    );

  it('means the printed one, with and without its signs', () => {
    fc.assert(
      fc.property(code, (printed) => {
        expect(codePattern(printed)?.whole.test(printed)).toBe(true);
        expect(codePattern(printed.replace(/[^a-z0-9]/g, ''))?.whole.test(printed)).toBe(true);
      }),
    );
  });

  it('with another digit means none', () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.integer({ min: 1, max: 9 }), (printed, at, more) => {
        const digits = [...printed.matchAll(/\d/g)];
        const digit = digits[at % Math.max(1, digits.length)];
        fc.pre(digit !== undefined);
        const other = String((Number(digit[0]) + more) % 10);
        const typed = printed.slice(0, digit.index) + other + printed.slice(digit.index + 1);
        expect(codePattern(typed)?.whole.test(printed)).toBe(false);
      }),
    );
  });

  it.each([
    ['3g1.5', '3g15'],
    ['25g15', '25g1.5'],
    ['1-250', '12-50'],
    ['204', '6204'],
    ['a-14', 'spa 1400'],
  ])('%j does not mean %j', (typed, printed) => {
    const pattern = codePattern(typed);
    expect(pattern?.whole.test(printed)).toBe(false);
    expect(pattern?.within.test(printed)).toBe(false);
  });

  it('may leave out leading zeros, where that is asked for', () => {
    expect(codePattern('nmrv90', true)?.start.test('nmrv090-30')).toBe(true);
    expect(codePattern('nmrv90')?.start.test('nmrv090-30')).toBe(false);
  });
});
