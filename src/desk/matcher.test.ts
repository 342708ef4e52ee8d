import { expect, it } from 'vitest';
import { createMatcher } from './matcher';

/** The number of the product, of those with these codes, that a code is taken for. */
const found = (code: string, ...codes: string[]) => {
  const products = codes.map((one, n) => ({ id: `p-${n}`, code: one, name: `Part ${'AB'[n]}` }));
  return createMatcher(products).byCode(code)?.id;
};

it.each([
  ['BV-1/2', ['BV-12'], undefined],
  ['BV-12', ['BV-1/2'], undefined],
  ['CAB-2.5', ['CAB-25'], undefined],
  ['BV-1/2', ['BV-12', 'BV-1/2'], 'p-1'],
  ['BV-12', ['BV-12', 'BV-1/2'], 'p-0'],
  ['cab 2,5', ['CAB-25', 'CAB-2.5'], 'p-1'],
])('a fraction or decimals in a code are part of it: %s of %j is %s', (code, codes, id) => {
  expect(found(code, ...codes)).toBe(id);
});

it.each([
  ['034 02 112', ['034.02.112'], 'p-0'],
  ['62042RS', ['6204-2RS'], 'p-0'],
  ['dk.003', ['DK 003'], 'p-0'],
])('other signs may be left out: %s of %j is %s', (code, codes, id) => {
  expect(found(code, ...codes)).toBe(id);
});

it('a code that is written exactly goes before one that differs in its signs', () => {
  expect(found('6204-2RS', '62042RS', '6204-2RS')).toBe('p-1');
  expect(found('6204 2 RS', '62042RS', '6204-2RS')).toBe('p-1');
});
