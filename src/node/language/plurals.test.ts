import { expect, it } from 'vitest';
import { choosePlurals } from '../../cart/plural';
import type { InterfaceStrings } from '../../generated/types';
import { resolveCompany } from '../site/company.fixture';
import { nameLanguage } from './plurals';

it('adds the language to each plural choice, for the code that resolves it', () => {
  const strings = { productCount: '{count: one part ; other parts of {name}}', cart: 'List' };
  const named = nameLanguage(strings as InterfaceStrings, 'en-GB');
  expect(named).toEqual({
    productCount: '{count:en-GB:one part;other parts of {name}}',
    cart: 'List',
  });
  const said = [1, 2].map((count) => choosePlurals(named.productCount, { count }));
  expect(said).toEqual(['part', 'parts of {name}']);
});

it('also adds it to the texts of the inquiry message', async () => {
  const { data } = await resolveCompany(({ inquiry }) => {
    inquiry.line = '{quantity: one piece; other pieces} of {name}';
  });
  expect(data.inquiry.line).toBe('{quantity:en-GB:one piece;other pieces} of {name}');
});
