import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch, searchTerm, type Searchable } from './search';

const pump = {
  name: 'Bilge Pump',
  category: 'Deck Gear',
  description: 'Moves 40 litres a minute.',
};
const winch = { name: 'Winch', category: 'Deck Gear', description: 'Two speeds, of bronze.' };
const cloth = { name: 'Sail Cloth', category: 'Sails' };
const search = createSearch([pump, winch, cloth]);

describe('[L15] a search', () => {
  it.each([
    ['bilge', [pump]],
    ['BRONZE', [winch]],
    ['deck gear', [pump, winch]],
    ['il', [pump, cloth]],
    ['', [pump, winch, cloth]],
    ['anchor', []],
  ])('for %j matches name, description and category in any case', (term, found) => {
    expect(search(term)).toEqual(found);
  });

  it('matches nothing else: a code finds nothing', () => {
    const coded = [{ ...pump, id: 'dk-001', unit: 'pair' }];
    expect(createSearch(coded)('dk-001')).toEqual([]);
    expect(createSearch(coded)('pair')).toEqual([]);
  });

  it('never matches across two fields', () => {
    expect(search('winchtwo')).toEqual([]);
    expect(search('winch two')).toEqual([]);
    expect(search('clothsails')).toEqual([]);
  });

  it('takes special characters literally', () => {
    const strange = { name: '1.5 mm² (10 m) [A|B] \\ *', category: '' };
    expect(createSearch([strange, pump])('(10 m) [a|b] \\ *')).toEqual([strange]);
    expect(createSearch([strange, pump])('.*')).toEqual([]);
  });

  it('finds exactly the products with the term in one of three fields, in order', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '1'), maxLength: 6 });
    const product = fc.record({ name: word, category: word, description: word });
    fc.assert(
      fc.property(fc.array(product), word, (products: Searchable[], term) => {
        const has = (text = '') => text.toLowerCase().includes(term.toLowerCase());
        expect(createSearch(products)(term)).toEqual(
          products.filter((one) => has(one.name) || has(one.description) || has(one.category)),
        );
      }),
    );
  });
});

it('trims the space that a phone keyboard appends', () => {
  expect(searchTerm(' split AC ')).toBe('split AC');
  expect(searchTerm('  ')).toBe('');
});
