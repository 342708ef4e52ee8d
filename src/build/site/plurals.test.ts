import { expect, it } from 'vitest';
import { choosePlurals } from '../../cart/plural';
import type { InterfaceStrings } from '../../generated/types';
import { nameLanguage } from './plurals';

it('puts the language into each choice, where the page that shows it finds it', () => {
  const strings = { productCount: '{count: one part ; other parts of {name}}', cart: 'List' };
  const named = nameLanguage(strings as InterfaceStrings, 'en-GB');
  expect(named).toEqual({
    productCount: '{count:en-GB:one part;other parts of {name}}',
    cart: 'List',
  });
  const said = [1, 2].map((count) => choosePlurals(named.productCount, { count }));
  expect(said).toEqual(['part', 'parts of {name}']);
});
