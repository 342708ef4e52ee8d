import { expect, it } from 'vitest';
import { choosePlurals } from '../../cart/plural';
import type { InterfaceStrings } from '../../generated/types';
import { resolveCompany } from '../site/company.fixture';
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

it('puts it into the words of the message about a list too', async () => {
  const { data } = await resolveCompany(({ inquiry }) => {
    inquiry.line = '{quantity: one piece; other pieces} of {name}';
  });
  expect(data.inquiry.line).toBe('{quantity:en-GB:one piece;other pieces} of {name}');
});
