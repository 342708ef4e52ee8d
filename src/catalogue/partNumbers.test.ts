import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrderParser } from './partNumbers';

const CODES = ['ac-001', 'ref-004', 'prod-001', '1001', 'valve', 'm-8x30'];
const knows = (code: string) => CODES.includes(code);
const { codesIn, printedIn, parseOrder } = createOrderParser([
  'qty',
  'pc',
  'pcs',
  'units',
  'm²',
  'c/s',
  'stk.',
  '',
]);
const read = (text: string) => parseOrder(text, knows);

describe('a line of a pasted order', () => {
  it.each([
    ['ac-001 x 3', 'ac-001', 3],
    ['REF-004, 2', 'ref-004', 2],
    ['3 × prod-001', 'prod-001', 3],
    ['ac-001', 'ac-001', 1],
    ['ac-001x3', 'ac-001', 3],
    ['3x ac-001', 'ac-001', 3],
    ['12 pcs ac-001', 'ac-001', 12],
    ['AC-001 - 4', 'ac-001', 4],
    ['ac-001 (4)', 'ac-001', 4],
    ['ac-001: 4 units', 'ac-001', 4],
    ['ac-001 qty 4', 'ac-001', 4],
    ['ac-001 Qty: 4', 'ac-001', 4],
    ['• ac-001 x 3', 'ac-001', 3],
    ['- ac-001 3', 'ac-001', 3],
    ['2. ac-001 x 3', 'ac-001', 3],
    ['2) ac-001', 'ac-001', 1],
    ['ac–001 × ３', 'ac-001', 3],
    ['\u200Eac-001\u00A0x\u00A03', 'ac-001', 3],
    ['ac-001 x 1,000', 'ac-001', 1000],
    ['ac-001 x 1 000', 'ac-001', 1000],
    ['ac-001 x 3.', 'ac-001', 3],
    ['1001', '1001', 1],
    ['1001 5', '1001', 5],
    ['5 valve', 'valve', 5],
    ['m-8x30', 'm-8x30', 1],
    ['m-8x30 x 5', 'm-8x30', 5],
    ['  ac-001 ,  2  ', 'ac-001', 2],
    ['ac-001 x 3 m²', 'ac-001', 3],
    ['ac-001 x 3 C/S', 'ac-001', 3],
    ['ac-001: 12 Stk.', 'ac-001', 12],
    ['12stk ac-001', 'ac-001', 12],
  ])('%j is parsed', (line, code, quantity) => {
    expect(read(line)).toEqual({ known: [{ code, quantity }], unknown: [] });
  });

  it.each([
    ['ac-001\t3', 3],
    ['3\tac-001', 3],
    ['AC-001\tSplit AC System - 3 Ton\t5', 5],
    ['\tac-001\tSplit AC System\t\t5.00\t', 5],
    ['ac-001\tSplit AC System - 3 Ton', 1],
  ])('%j is parsed cell by cell', (line, quantity) => {
    expect(read(line)).toEqual({ known: [{ code: 'ac-001', quantity }], unknown: [] });
  });

  it.each([
    'zz-999 x 3',
    'ac-001 x 0',
    'ac-001 x -2',
    'ac-001 x 2.5',
    'ac-001 x 1,5',
    'ac-001 x two',
    'Split AC System - 3 Ton ac-001',
    'ac-001\t3\t12.50\t40',
    'ac-001 x 3 and ref-004 x 2',
    '<script>alert(1)</script>',
    '__proto__',
  ])('%j is ambiguous: it is returned verbatim', (line) => {
    expect(read(line)).toEqual({ known: [], unknown: [line] });
  });
});

describe('a code as it is printed', () => {
  const printed = new Map([
    ['SPZ 1250', 'spz-1250-nor'],
    ['6204-2RS/C3', 'bearing-1'],
    ['M12x1.75x50', 'bolt-1'],
    ['A 1', 'one'],
    ['A', 'other'],
  ]);
  const readPrinted = (text: string) => parseOrder(text, knows, (code) => printed.get(code));

  it.each([
    ['SPZ 1250', 'spz-1250-nor', 1],
    ['SPZ 1250 4', 'spz-1250-nor', 4],
    ['SPZ 1250 x 4', 'spz-1250-nor', 4],
    ['SPZ 1250 - 4 pcs', 'spz-1250-nor', 4],
    ['SPZ 1250 (4)', 'spz-1250-nor', 4],
    ['4 x SPZ 1250', 'spz-1250-nor', 4],
    ['10 pcs SPZ 1250', 'spz-1250-nor', 10],
    ['2. 6204-2RS/C3, 1,000', 'bearing-1', 1000],
    ['• M12x1.75x50 x 20', 'bolt-1', 20],
    ['M12x1.75x50: 20 units', 'bolt-1', 20],
    ['SPZ 1250\tNarrow wedge belt\t4', 'spz-1250-nor', 4],
  ])('%j is parsed', (line, code, quantity) => {
    expect(readPrinted(line)).toEqual({ known: [{ code, quantity }], unknown: [] });
  });

  it.each(['SPZ 1255', 'SPZ 1250 x 0', 'A 1', 'SPZ 1250 and 6204-2RS/C3'])(
    '%j is ambiguous or unknown: it is returned verbatim',
    (line) => {
      expect(readPrinted(line)).toEqual({ known: [], unknown: [line] });
    },
  );

  it('is asked for only in lines of which no id is known', () => {
    expect([...printedIn('ac-001 x 3\nSPZ 1250 4', knows)]).toEqual(['SPZ 1250 4', 'SPZ 1250']);
  });
});

it('a word that is no unit of the company makes a line ambiguous', () => {
  expect(createOrderParser(['stk']).parseOrder('ac-001 x 3 pcs', knows).known).toEqual([]);
});

describe('a line too long to be a code and a quantity', () => {
  const padded = (length: number) => `ac-001${' '.repeat(length - 7)}3`;

  it('is parsed up to 120 characters and returned verbatim beyond', () => {
    expect(read(padded(120)).known).toEqual([{ code: 'ac-001', quantity: 3 }]);
    expect(read(padded(121))).toEqual({ known: [], unknown: [padded(121)] });
  });

  it('is parsed at any length if it is a spreadsheet row', () => {
    const row = `ac-001\t${'Split AC System, '.repeat(20)}\t5`;
    expect(read(row).known).toEqual([{ code: 'ac-001', quantity: 5 }]);
  });
});

describe('a pasted text', () => {
  it('yields each product once, in order, and every unknown line', () => {
    const text = 'ref-004 x 1\r\n\n  what about these?\nac-001\nREF-004, 2\n\tzz-1\t4';
    expect(read(text)).toEqual({
      known: [
        { code: 'ref-004', quantity: 3 },
        { code: 'ac-001', quantity: 1 },
      ],
      unknown: ['  what about these?', '\tzz-1\t4'],
    });
  });

  it('loses no line, whatever it contains', () => {
    const piece = fc.oneof(
      fc.constantFrom(...CODES, ' ', ',', 'x', '\t', '3', '0', '-', '\n', '\r\n', '×'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const { known, unknown } = read(text);
        const looked = codesIn(text);
        for (const { code, quantity } of known) {
          expect(knows(code)).toBe(true);
          expect(looked).toContain(code);
          expect(quantity).toSatisfy(Number.isSafeInteger);
          expect(quantity).toBeGreaterThanOrEqual(1);
        }
        const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim());
        const kept = lines.filter((line) => parseOrder(line, knows).known.length === 0);
        expect(unknown).toEqual(kept);
        // Reading the rest again finds nothing new.
        expect(read(unknown.join('\n'))).toEqual({ known: [], unknown });
      }),
    );
  });

  it('round-trips every list in one of the usual formats', () => {
    const line = fc.record({
      code: fc.constantFrom('ac-001', 'ref-004', 'prod-001'),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      form: fc.constantFrom('C x Q', 'C, Q', 'Q × C', 'C\tQ', 'Q\tC', 'C Q', 'CxQ', '• C: Q pcs'),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines
          .map(({ form, code, quantity }) =>
            form.replace(/[CQ]/g, (place) => (place === 'C' ? code.toUpperCase() : `${quantity}`)),
          )
          .join('\n');
        const sums = new Map<string, number>();
        for (const { code, quantity } of lines) sums.set(code, (sums.get(code) ?? 0) + quantity);
        const { known, unknown } = read(text);
        expect(unknown).toEqual([]);
        expect(new Map(known.map(({ code, quantity }) => [code, quantity]))).toEqual(sums);
      }),
    );
  });

  it('names the codes to look up, both for an ambiguous line', () => {
    expect([...codesIn('REF-004, 2\n\n1001 5\nac-9\tPump - 3 kW\t2\n<b>')].toSorted()).toEqual([
      '1001',
      '2',
      '5',
      'ac-9',
      'ref-004',
    ]);
  });

  it('is parsed to its end, even if crafted to make an expression backtrack for ever', () => {
    const lines = ['1 '.repeat(20_000), 'a-'.repeat(20_000), 'ac-001 x '.repeat(5000)];
    expect(read(lines.join('\n')).unknown).toHaveLength(lines.length);
  });
});
