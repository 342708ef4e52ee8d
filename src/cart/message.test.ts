import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inquiryMessage } from './message';

const texts = {
  opening: "I'm interested in these products:",
  line: '• {name} (Quantity: {quantity})',
  closing: 'Could you please provide more information and pricing?',
};
const pump = { id: 'p-1', name: 'Pump', quantity: 2 };
const fan = { id: 'p-2', name: 'Fan', quantity: 1 };

it('reads as the specification has it (spec R27)', () => {
  expect(inquiryMessage([pump, fan], 'Hello Acme,', texts)).toBe(
    [
      'Hello Acme,',
      '',
      "I'm interested in these products:",
      '• Pump (Quantity: 2)',
      '• Fan (Quantity: 1)',
      '',
      'Could you please provide more information and pricing?',
    ].join('\n'),
  );
});

it('names the product code where the config asks for it', () => {
  const line = '{id}: {name}, {id} × {quantity}';
  expect(inquiryMessage([pump], '', { ...texts, line })).toContain('P-1: Pump, P-1 × 2');
});

it('loses nothing of the list, and takes every name word for word', () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('$&', '{quantity}', '{id}'),
  );
  const items = fc.array(
    fc.record({ id: fc.string(), name: names, quantity: fc.integer({ min: 1 }) }),
  );
  fc.assert(
    fc.property(items, (list) => {
      const lines = inquiryMessage(list, 'Hello', texts).split('\n').slice(3, -2);
      expect(lines).toEqual(list.map(({ name, quantity }) => `• ${name} (Quantity: ${quantity})`));
    }),
  );
});
