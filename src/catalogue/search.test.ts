import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch, type Searchable } from './search';
import { searchTerm } from './searchTerm';

const pump = {
  id: 'dk-001',
  name: 'Bilge Pump',
  category: 'Deck Gear',
  description: 'Moves 40 litres a minute.',
};
const winch = {
  id: 'dk-002',
  name: 'Winch',
  category: 'Deck Gear',
  description: 'Two speeds, of bronze.',
};
const cloth = { id: 'sl-001', name: 'Sail Cloth', category: 'Sails' };
const search = createSearch([pump, winch, cloth]);

describe('[L15] a search', () => {
  it.each([
    ['bilge', [pump]],
    ['BRONZE', [winch]],
    ['deck gear', [pump, winch]],
    ['il', [pump, cloth]],
    ['', [pump, winch, cloth]],
    ['DK-0', [pump, winch]],
    ['sl-001', [cloth]],
    ['anchor', []],
  ])('for %j matches code, name, description and category in any case', (term, found) => {
    expect(search(term)).toEqual(found);
  });

  it('matches nothing else', () => {
    expect(createSearch([{ ...pump, unit: 'pair' }])('pair')).toEqual([]);
  });

  it('finds texts pasted from Word, and by terms pasted from Word', () => {
    const pasted = {
      id: 'gir-404',
      name: 'Magnet\u00ADkobling\u00A0for pumpe\u200B',
      category: '',
    };
    const found = createSearch([pasted, pump]);
    expect(found('magnetkobling for pumpe')).toEqual([pasted]);
    expect(found('bilge\u00A0pu\u00ADmp')).toEqual([pump]);
  });

  it('needs no accents', () => {
    const found = createSearch([{ id: 'jal-222', name: 'Jalapeño Brücke', category: 'Måling' }]);
    expect(found('jalapeno brucke')).toHaveLength(1);
    expect(found('MALING')).toHaveLength(1);
    expect(found('Måling')).toHaveLength(1);
  });

  it.each([
    ['kjølevæske', 'kjolevaeske'],
    ['Kjolevæske', 'KJØLEVÆSKE'],
    ['Großfilter', 'grossfilter'],
    ['GROSSFILTER', 'großfilter'],
    ['Złączka', 'zlaczka'],
    ['Cœur', 'coeur'],
  ])('finds %j by %j: keyboards differ', (name, term) => {
    expect(createSearch([{ id: 'p-1', name, category: '' }])(term)).toHaveLength(1);
  });

  it('never matches across two fields', () => {
    expect(search('winchtwo')).toEqual([]);
    expect(search('winch two')).toEqual([]);
    expect(search('clothsails')).toEqual([]);
  });

  it('takes special characters literally', () => {
    const strange = { id: 's-1', name: '1.5 mm² (10 m) [A|B] \\ *', category: '' };
    expect(createSearch([strange, pump])('(10 m) [a|b] \\ *')).toEqual([strange]);
    expect(createSearch([strange, pump])('.*')).toEqual([]);
  });

  it('finds exactly the products with the term in one of four fields, in order', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', 'b', '-', '1'), maxLength: 6 });
    const product = fc.record({ id: word, name: word, category: word, description: word });
    fc.assert(
      fc.property(fc.array(product), word, (products: Searchable[], term) => {
        const has = (text = '') => text.toLowerCase().includes(term.toLowerCase());
        expect(createSearch(products)(term)).toEqual(
          products.filter(
            (one) => has(one.id) || has(one.name) || has(one.description) || has(one.category),
          ),
        );
      }),
    );
  });
});

it('trims the space that a phone keyboard appends', () => {
  expect(searchTerm(' split AC ')).toBe('split AC');
  expect(searchTerm('  ')).toBe('');
});
