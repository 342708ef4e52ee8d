import { expect, it } from 'vitest';
import { plainMessage } from '../../src/cart/message';
import type { Context } from '../context';
import { plainLink } from './plainLink';

const ITEMS = [
  { id: 'p-1', name: 'Pump {quantity}', quantity: 1 },
  { id: 'f-1', name: ' Fan\n', quantity: 3 },
];
const TEXTS = {
  line: '{quantity} x {name} ({id})',
  opening: 'I need:',
  closing: 'Thank you.',
  source: 'Sent from {source}',
};
const CHAT = 'https://wa.me/9912345?text=';

/** The link for a list of a pump and some fans. */
function linkFor({ ask = CHAT, texts = TEXTS, ...options }: Record<string, unknown> = {}): string {
  return plainLink({
    data: { ask, greeting: 'Hello Acme,', inquiry: texts },
    api: { items: () => ITEMS },
    options,
  } as unknown as Context);
}

const said = (link: string) => new URL(link).searchParams.get('text');

it('[E20] says what every message of the site says, the partner named last', () => {
  const source = 'Coldstore Partners';
  const message = { items: ITEMS, greeting: 'Hello Acme,', texts: TEXTS, source };
  expect(said(linkFor({ source }))).toBe(plainMessage(message));
  expect(said(linkFor({ source }))).toBe(
    'Hello Acme,\n\nI need:\n1 x Pump {quantity} (P-1)\n3 x Fan (F-1)\n\nThank you.\n\nSent from Coldstore Partners',
  );
});

it.each([
  ['+263 77 123 4567', '263771234567'],
  // Without a country code, a number would reach nobody, or somebody else.
  ['0771 234 567', '9912345'],
  ['ask Tariro', '9912345'],
  ['', '9912345'],
  [undefined, '9912345'],
])('leads to the number of the page where it can be one: %j', (number, called) => {
  expect(new URL(linkFor({ number })).pathname).toBe(`/${called}`);
});

it('uses the plural forms of the language', () => {
  const line = '{quantity} {quantity:pl:one sztuka;few sztuki;other sztuk}: {name}';
  expect(said(linkFor({ texts: { ...TEXTS, line } }))).toContain(
    '\n1 sztuka: Pump {quantity}\n3 sztuki: Fan\n',
  );
});

it('asks by e-mail where the company has no chat', () => {
  const ask = 'mailto:sales@acme.example?subject=List&body=';
  expect(linkFor({ ask, number: '+263 77 123 4567' })).toContain(
    `${ask}Hello%20Acme%2C%0D%0A%0D%0AI%20need%3A%0D%0A1%20x%20Pump`,
  );
});
