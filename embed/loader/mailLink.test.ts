import { expect, it } from 'vitest';
import type { Context } from '../context';
import { mailLink } from './mailLink';

it('links to e-mail if the company has no chat', () => {
  const context = {
    data: {
      ask: 'mailto:sales@acme.example?subject=List&body=',
      inquiry: { line: '{quantity} x {name}', opening: 'I need:', closing: 'Thank you.' },
    },
    cart: { getSnapshot: () => ({ items: [{ id: 'p-1', name: 'Pump', quantity: 2 }] }) },
    options: {},
  } as unknown as Context;
  expect(mailLink(context)).toMatch(
    /^mailto:sales@acme\.example\?subject=List&body=I%20need%3A%0D%0A2%20x%20Pump%0D%0A/,
  );
});
