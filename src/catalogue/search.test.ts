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

describe('a search (spec R22)', () => {
  it.each([
    ['bilge', [pump]],
    ['BRONZE', [winch]],
    ['deck gear', [pump, winch]],
    ['il', [pump, cloth]],
    ['', [pump, winch, cloth]],
    ['anchor', []],
  ])('for %j looks at name, description and category, in any case of letters', (term, found) => {
    expect(search(term)).toEqual(found);
  });

  it('looks at nothing else: a code finds nothing', () => {
    const coded = [{ ...pump, id: 'dk-001', unit: 'pair' }];
    expect(createSearch(coded)('dk-001')).toEqual([]);
    expect(createSearch(coded)('pair')).toEqual([]);
  });

  it('never joins the end of one field to the start of the next', () => {
    expect(search('winchtwo')).toEqual([]);
    expect(search('winch two')).toEqual([]);
    expect(search('clothsails')).toEqual([]);
  });

  it('takes signs as they are', () => {
    const strange = { name: '1.5 mm² (10 m) [A|B] \\ *', category: '' };
    expect(createSearch([strange, pump])('(10 m) [a|b] \\ *')).toEqual([strange]);
    expect(createSearch([strange, pump])('.*')).toEqual([]);
  });

  it('finds just what has the term in one of its three fields, in the order of the listing', () => {
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

it('the term is what was typed without the space that a keyboard puts behind it', () => {
  expect(searchTerm(' split AC ')).toBe('split AC');
  expect(searchTerm('  ')).toBe('');
});
