import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartMessage } from './message';
import { inquiryTexts as texts } from './testing';

const pump = { id: 'p-1', name: 'Pump', quantity: 2 };
const fan = { id: 'p-2', name: 'Fan', quantity: 1 };
const write = (more = {}) =>
  cartMessage({ items: [pump, fan], greeting: 'Hello Acme,', texts, ...more });

it('[W2] has greeting, opening, one bullet per product and closing', () => {
  expect(write()).toBe(
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

it('says how many there are in the forms that its language has for numbers', () => {
  const line = '• {name}: {quantity:pl:one {quantity} sztuka;few {quantity} sztuki;other sztuk}';
  const said = write({ texts: { ...texts, line } });
  expect(said).toContain('\n• Pump: 2 sztuki\n• Fan: 1 sztuka\n');
});

it('gives a product one line, however the page of a partner broke its name', () => {
  const items = [{ ...pump, name: ' Gate\n      valve,\t2" ' }];
  expect(write({ items })).toContain('\n• Gate valve, 2" (Quantity: 2)\n');
});

describe('what may come with it', () => {
  it.each(['', '  \n'])('an empty note (%j) leaves no trace', (note) => {
    expect(write({ note })).toBe(write());
  });

  it('a note stands below the products, line by line as it was written', () => {
    expect(write({ note: ' For Blantyre,\r\nby March ' })).toContain(
      '• Fan (Quantity: 1)\n\nNote: For Blantyre,\nby March\n\nCould you',
    );
  });

  it('the website of a partner is named last', () => {
    expect(write({ source: 'Blantyre Coolers' })).toMatch(
      /pricing\?\n\nSent from Blantyre Coolers$/,
    );
  });

  it('without a greeting it begins with the opening', () => {
    expect(write({ greeting: '' })).toMatch(/^I'm interested/);
  });
});

describe('the code of a product', () => {
  const twins = [
    { id: 'ac-001', name: 'Split AC - 1 Ton', quantity: 1 },
    { id: 'ac-002', name: 'split AC 1 ton', quantity: 3 },
    fan,
  ];

  it('is named where two names of the list could be confused, and only there', () => {
    const text = write({ items: twins });
    expect(text).toContain('• Split AC - 1 Ton [AC-001] (Quantity: 1)');
    expect(text).toContain('• split AC 1 ton [AC-002] (Quantity: 3)');
    expect(text).toContain('• Fan (Quantity: 1)');
  });

  it('is not named where names differ by where their words end', () => {
    const items = [
      { ...fan, name: 'Fan 12 V' },
      { ...fan, id: 'p-3', name: 'Fan 1 2V' },
    ];
    expect(write({ items })).not.toContain('[');
  });

  it('is named where the catalogue has another of that name', () => {
    expect(write({ coded: new Set(['p-2']) })).toContain('• Fan [P-2] (Quantity: 1)');
  });

  it('is named once where the config names it anyway', () => {
    const line = '{id}: {name}, {id} × {quantity}';
    const text = write({ items: [pump, { ...pump, id: 'p-3' }], texts: { ...texts, line } });
    expect(text).toContain('P-1: Pump, P-1 × 2\nP-3: Pump, P-3 × 2');
  });
});

/** The words of a name with one blank between them. */
const inOneLine = (name: string) => name.match(/\S+/g)?.join(' ') ?? '';

it('loses nothing of the list, and takes every name word for word', () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('$&', '{quantity}', '{id}', '{constructor}'),
  );
  const items = fc.uniqueArray(
    fc.record({ id: fc.string(), name: names, quantity: fc.integer({ min: 1 }) }),
    {
      selector: ({ name }) =>
        name
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
    },
  );
  fc.assert(
    fc.property(items, (list) => {
      const lines = write({ items: list }).split('\n').slice(3, -2);
      expect(lines).toEqual(
        list.map(({ name, quantity }) => `• ${inOneLine(name)} (Quantity: ${quantity})`),
      );
    }),
  );
});
