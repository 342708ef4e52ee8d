import { expect, it } from 'vitest';
import type { Context } from '../context';
import { plainLink } from './plain-link';

/** The text of the link for a list of a pump and some fans. */
function said(line: string, fans: number): string {
  const context = {
    data: {
      chat: { service: 'https://wa.me/', number: '+99 12 345', greeting: 'Hello Acme,' },
      inquiry: { line, opening: 'I need:', closing: 'Thank you.' },
    },
    list: {
      items: [
        { id: 'p-1', name: 'Pump {quantity}', quantity: 1 },
        { id: 'f-1', name: 'Fan', quantity: fans },
      ],
    },
    options: { source: '' },
  } as unknown as Context;
  return new URL(plainLink(context)).searchParams.get('text') ?? '';
}

it('says each product with its number, and leaves names as they are', () => {
  expect(said('{quantity} x {name}', 3)).toContain('\n1 x Pump {quantity}\n3 x Fan\n');
});

it('says numbers in the forms that the language has for them', () => {
  const line = '{quantity} {quantity:pl:one sztuka;few sztuki;other sztuk}: {name}';
  expect(said(line, 3)).toContain('\n1 sztuka: Pump {quantity}\n3 sztuki: Fan\n');
});
