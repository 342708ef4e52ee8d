import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Inquiry } from '../generated/types';
import { aboutLines } from '../cart/about';
import { cartMessage, type CartMessage } from '../cart/message';
import { newReference } from '../cart/reference';
import { sendLinks } from '../cart/sendLinks';
import { inquiryTexts } from '../cart/testing';
import { twinsIn } from '../cart/twins';
import { createMatcher } from './matcher';
import { readInquiries } from './readInquiries';
import type { DeskProduct } from './types';

const about = {
  title: 'About you',
  name: 'Name',
  company: 'Company',
  town: 'Town',
  purpose: 'What it is for',
  keep: 'Keep',
};

const asker = { name: 'T. Moyo', town: 'Gweru' };

/** The wording of several companies: the specification's, the shipped one, others in other languages. */
export const WORDINGS: Record<string, Inquiry> = {
  literal: inquiryTexts,
  shipped: {
    ...inquiryTexts,
    line: '• {name} [{id}] (Quantity: {quantity})',
    unitLine: '• {name} [{id}] (Quantity: {quantity} × {unit})',
    shortLine: '- {quantity} x {name} [{id}]',
    part: 'Inquiry, part {part} of {parts} {reference}',
    reference: 'Reference: {reference}',
    link: 'The list: {link}',
    about,
  },
  norwegian: {
    opening: 'Jeg er interessert i disse varene:',
    line: '• {name}: {quantity} {unit}',
    shortLine: '- {quantity} × {name}',
    unit: 'stk.',
    note: 'Melding: {note}',
    closing: 'Kan dere sende meg mer informasjon og et tilbud?',
    part: 'Forespørsel, del {part} av {parts}',
    source: 'Sendt fra {source}',
  },
  arabic: {
    ...inquiryTexts,
    opening: 'أنا مهتم بهذه المنتجات:',
    line: '• {name} (الكمية: {quantity})',
    shortLine: '- {quantity} × {name}',
    note: 'ملاحظة: {note}',
    closing: 'هل يمكنكم تزويدي بمزيد من المعلومات والأسعار؟',
    part: 'استفسار، الجزء {part} من {parts}',
    source: 'أُرسل من {source}',
  },
  polish: {
    ...inquiryTexts,
    line: '• {name}: {quantity} {quantity:pl:one sztuka;few sztuki;other sztuk}',
  },
};

const chat = { number: '+99 00 000 0001', service: 'https://chat.example/' };

/** Names with whatever catalogues have: numbers, brackets, what looks like a template. */
const words = fc.constantFrom(
  'Pump',
  'Valve 2"',
  'Refrigerant Gas',
  '½ in elbow',
  'Kabel 3×2,5 mm²',
  '(Quantity: 3)',
  'A – B',
  '[X-1]',
  'Ø 12',
  'O’Ring',
  'No. 5',
  '- 2 x',
  '漢字',
  'مضخة',
  'pair',
  '•',
  ': 4',
  'Note:',
  '1,000',
);
const names = fc.array(words, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const catalogues = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{2,3}-\d{3}[a-z]?$/),
    name: names,
    unit: fc.option(fc.constantFrom('pair', 'roll of 15 m', 'cylinder of 13.6 kg', 'm (2)'), {
      nil: undefined,
    }),
  }),
  { minLength: 1, maxLength: 60, selector: ({ id }) => id },
);
const notes = fc.constantFrom(
  '',
  'By March',
  'Two lines\n• Pump (Quantity: 3)\n\n12 × REF',
  'Note: no',
);

const message = (products: readonly DeskProduct[], quantities: number[], texts: Inquiry) => {
  const items = products.map((product, index) => ({
    ...product,
    quantity: quantities[index % quantities.length] ?? 1,
  }));
  return { items, greeting: 'Hello Acme,', texts, coded: new Set(twinsIn(items)) };
};
const asRead = ({ items }: Pick<CartMessage, 'items'>) =>
  items.map(({ id, quantity }) => [id, quantity]);

function expectBack(sent: CartMessage, pasted: string, products: readonly DeskProduct[]) {
  const reading = { texts: sent.texts as Inquiry, greeting: sent.greeting };
  const all = readInquiries(pasted, { ...reading, matcher: createMatcher(products) });
  expect(all).toHaveLength(1);
  const [inquiry] = all;
  expect(inquiry?.lines.map(({ product, quantity }) => [product?.id, quantity])).toEqual(
    asRead(sent),
  );
  expect(inquiry?.faults).toEqual([]);
  return inquiry;
}

const lists = fc.tuple(
  catalogues,
  fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 9 }),
  notes,
);

/** Expects so many random lists to be read back as they were sent: whole, in parts, and with the parts in disorder. */
export function expectRoundTrip(texts: Inquiry, numRuns: number): void {
  it('is read back whole, in full and in parts', () => {
    fc.assert(
      fc.property(lists, ([products, quantities, note]) => {
        const reference = newReference();
        const sent: CartMessage = {
          ...message(products, quantities, texts),
          note,
          about: aboutLines(asker, texts.about),
          reference,
        };
        const whole = expectBack(sent, cartMessage(sent), products);
        expect(whole?.note).toBe(note);
        expect(whole?.about).toEqual(texts.about ? asker : {});
        expect(whole?.reference).toBe(texts.reference && reference);
        const parts = sendLinks(chat, sent).map(({ text }) => text);
        expectBack(sent, parts.join('\n\n'), products);
        expectBack(sent, parts.toReversed().join('\n\n'), products);
      }),
      { numRuns },
    );
  });
}
