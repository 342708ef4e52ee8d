import { expect, it } from 'vitest';
import { packIndex, unpackIndex } from './indexFile';
import type { SearchSource } from './searchTypes';

const source: SearchSource = {
  products: [
    {
      id: 'spz-1250',
      code: 'SPZ 1250',
      name: 'Belt',
      categories: ['belts', 'drives'],
      brand: 'Kuvani',
      status: 'discontinued',
      otherCodes: ['OE 44'],
      description: 'For fans.',
      specifications: [
        { name: 'Length', value: '1250', unit: 'mm' },
        { name: 'Section', value: 'SPZ' },
      ],
    },
    { id: 'b-52', code: 'B-52', name: 'V-Belt', categories: ['belts'], specifications: [] },
  ],
  categories: [
    { id: 'belts', name: 'Belts', filters: ['Length'] },
    { id: 'drives', name: 'Drives' },
  ],
  places: [{ kind: 'page', name: 'About us', href: '/about' }],
  synonyms: [['belt', 'strap']],
  decimal: ',',
};

it('an index is read as it was made', () => {
  expect(unpackIndex(packIndex(source, true))).toEqual(source);
});

it('an index leaves out descriptions alone', () => {
  const { products } = unpackIndex(packIndex(source, false));
  expect(products.map(({ description }) => description)).toEqual([undefined, undefined]);
  expect(products.map(({ name }) => name)).toEqual(['Belt', 'V-Belt']);
});

it('an index of another normaliser is refused', () => {
  const other = packIndex(source, true).replace(/"normaliser":\d+/, '"normaliser":0');
  expect(() => unpackIndex(other)).toThrow('Reload');
});

it('an id is kept whole, whether or not it is made from the code', () => {
  const products = [
    ['m12x1-75-kuv-3', 'M12x1.75'],
    ['eng-010', 'ENG-010'],
    ['eng-011', 'X 5'],
  ].map(([id = '', code = '']) => ({ id, code, name: id, specifications: [], categories: [] }));
  const read = unpackIndex(packIndex({ ...source, products }, true)).products;
  expect(read.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
});
