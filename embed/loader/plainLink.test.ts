import { expect, it } from 'vitest';
import type { Context } from '../context';
import { plainLink } from './plainLink';

/** The link for a list with a pump and some fans. */
function linkFor(line: string, fans: number, number?: string): URL {
  const context = {
    data: {
      chat: { service: 'https://wa.me/', number: '+99 12 345', greeting: 'Hello Acme,' },
      inquiry: { line, opening: 'I need:', closing: 'Thank you.' },
    },
    cart: {
      getSnapshot: () => ({
        items: [
          { id: 'p-1', name: 'Pump {quantity}', quantity: 1 },
          { id: 'f-1', name: 'Fan', quantity: fans },
        ],
      }),
    },
    options: { source: '', number },
  } as unknown as Context;
  return new URL(plainLink(context));
}

const said = (line: string, fans: number) => linkFor(line, fans).searchParams.get('text');

it('lists each product with its quantity, and leaves names unchanged', () => {
  expect(said('{quantity} x {name}', 3)).toContain('\n1 x Pump {quantity}\n3 x Fan\n');
});

it.each([
  ['+263 77 123 4567', '263771234567'],
  // Without a country code, a number would reach nobody, or somebody else.
  ['0771 234 567', '9912345'],
  ['ask Tariro', '9912345'],
  ['', '9912345'],
  [undefined, '9912345'],
])('leads to the number of the page where it can be one: %j', (number, called) => {
  expect(linkFor('{name}', 1, number).pathname).toBe(`/${called}`);
});

it('uses the plural forms of the language', () => {
  const line = '{quantity} {quantity:pl:one sztuka;few sztuki;other sztuk}: {name}';
  expect(said(line, 3)).toContain('\n1 sztuka: Pump {quantity}\n3 sztuki: Fan\n');
});
