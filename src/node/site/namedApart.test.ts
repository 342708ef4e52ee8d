import { expect, it } from 'vitest';
import { namesInTitles, withBrands } from './namedApart';

const named = (products: Parameters<typeof withBrands>[0], store?: string) =>
  withBrands(products, store).map(({ name }) => name);

it('puts the brand behind a name that another brand has, too, however it is written', () => {
  expect(
    named([
      { name: 'Ball bearing', brand: 'Nordlager' },
      { name: 'Ball Bear\u00ADing', brand: 'Kugel' },
      { name: 'V-belt', brand: 'Nordlager' },
    ]),
  ).toEqual(['Ball bearing (Nordlager)', 'Ball Bear\u00ADing (Kugel)', 'V-belt']);
});

it('takes the brand of the store for products without one, and none where there is none', () => {
  const products = [{ name: 'Pump', brand: 'Kugel' }, { name: 'Pump' }];
  expect(named(products, 'Acme')).toEqual(['Pump (Kugel)', 'Pump (Acme)']);
  expect(named(products)).toEqual(['Pump (Kugel)', 'Pump']);
});

it('leaves alone what one brand has twice, and names that say the brand already', () => {
  const one = { name: 'Kugel pump', brand: 'Kugel' };
  expect(named([one, { ...one, brand: 'Nord' }])).toEqual(['Kugel pump', 'Kugel pump (Nord)']);
  expect(named([one, one])).toEqual(['Kugel pump', 'Kugel pump']);
});

it('tells titles apart by the code where brands do not, as it is printed', () => {
  expect(
    namesInTitles([
      { id: 'p-1', name: 'Pump', code: 'P 1' },
      { id: 'p-2', name: 'pump' },
      { id: 'f-1', name: 'Fan', code: 'F 1' },
    ]),
  ).toEqual(['Pump P 1', 'pump p-2', 'Fan']);
});
