import { expect, it } from 'vitest';
import { isMoney } from './money';

it.each([
  ['12,50 €', true],
  ['$1,200.00', true],
  ['US$ 12', true],
  ['73.00р.', true],
  ['from 550 грн/кг', true],
  ['1.250,- CHF', true],
  ['ZiG 350', true],
  ['ZWG350.00', true],
  ['12,500 MWK', true],
  ['MK 12,500', true],
  ['K1,250.00', true],
  ['Ksh. 120', true],
  ['TSh 5,000/=', true],
  ['5,000/=', true],
  ['1 250,00 MTn', true],
  ['R 1 250,50', true],
  ['R12.50', true],
  ['₦5,000', true],
  ['GH₵ 20', true],
  ['N$ 20', true],
  ['16 bar', false],
  ['10 ft', false],
  ['12.50', false],
  ['Europa 5', false],
  ['M10', false],
  ['R 32', false],
  ['R134a', false],
  ['R1/2', false],
  ['K 120', false],
  ['Mk 2', false],
  ['12 MT', false],
  ['5/16', false],
])('%s is money: %s', (text, is) => {
  expect(isMoney(text)).toBe(is);
});
