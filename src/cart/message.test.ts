import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutLines } from './about';
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

it('uses the plural forms of its language', () => {
  const line = '• {name}: {quantity:pl:one {quantity} sztuka;few {quantity} sztuki;other sztuk}';
  const said = write({ texts: { ...texts, line } });
  expect(said).toContain('\n• Pump: 2 sztuki\n• Fan: 1 sztuka\n');
});

it('[L25] names the unit that a product is sold in, or the word for single pieces', () => {
  const items = [{ ...pump, unit: 'pair' }, fan];
  const line = '• {quantity} {unit} {name}';
  expect(write({ items, texts: { ...texts, line } })).toContain('\n• 2 pair Pump\n• 1 each Fan\n');
});

it('keeps a product on one line, whatever line breaks its name contains', () => {
  const items = [{ ...pump, name: ' Gate\n      valve,\t2" ' }];
  expect(write({ items })).toContain('\n• Gate valve, 2" (Quantity: 2)\n');
});

describe('optional content', () => {
  it('an empty note is omitted', () => {
    expect(write({ note: '' })).toBe(write());
  });

  it('a note follows the products, with its line breaks', () => {
    expect(write({ note: 'For Blantyre,\nby March' })).toContain(
      '• Fan (Quantity: 1)\n\nNote: For Blantyre,\nby March\n\nCould you',
    );
  });

  it('the website of a partner comes last', () => {
    expect(write({ source: 'Blantyre Coolers' })).toMatch(
      /pricing\?\n\nSent from Blantyre Coolers$/,
    );
  });

  it('without a greeting the message starts with the opening', () => {
    expect(write({ greeting: '' })).toMatch(/^I'm interested/);
  });
});

describe('the code of a product', () => {
  it('is added where it is asked for, and only there', () => {
    const text = write({ coded: new Set(['p-2']) });
    expect(text).toContain('• Fan [P-2] (Quantity: 1)');
    expect(text).toContain('• Pump (Quantity: 2)');
  });

  it('is written as it is printed', () => {
    const items = [{ ...pump, code: 'P 1/A' }];
    const text = write({ items, coded: new Set(['p-1']) });
    expect(text).toContain('• Pump [P 1/A] (Quantity: 2)');
  });

  it('is not added twice if the template contains it', () => {
    const line = '{id}: {name}, {id} × {quantity}';
    const items = [pump, { ...pump, id: 'p-3' }];
    const text = write({ items, texts: { ...texts, line }, coded: new Set(['p-1', 'p-3']) });
    expect(text).toContain('P-1: Pump, P-1 × 2\nP-3: Pump, P-3 × 2');
  });
});

describe('a line with code and unit', () => {
  const line = '• {name} [{id}] (Quantity: {quantity})';
  const unitLine = '• {name} [{id}] (Quantity: {quantity} × {unit})';
  const gas = { id: 'ref-007', name: 'Refrigerant Gas', quantity: 12, unit: 'cylinder of 13.6 kg' };
  const said = write({ items: [gas, fan], texts: { ...texts, line, unitLine } });

  it('names the unit of what is not sold singly', () => {
    expect(said).toContain('• Refrigerant Gas [REF-007] (Quantity: 12 × cylinder of 13.6 kg)\n');
  });

  it('leaves it out for what is', () => {
    expect(said).toContain('• Fan [P-2] (Quantity: 1)\n');
  });
});

describe('what an answer needs', () => {
  const asking = {
    ...texts,
    reference: 'Reference: {reference}',
    link: 'The list: {link}',
  };
  const labels = {
    title: 'You',
    name: 'Name',
    company: 'Company',
    town: 'Town',
    purpose: 'For',
    keep: 'Keep',
  };
  const known = {
    about: aboutLines({ name: ' T.  Moyo ', town: 'Gweru' }, labels),
    note: 'By March',
    reference: 'K7MQ-2XP4',
    link: 'https://acme.example/cart?items=p-1:2',
  };

  it('stands around the closing: who asks before it, reference and link behind it', () => {
    const said = write({ texts: asking, ...known, source: 'A partner' });
    expect(said.split('\n').slice(4)).toEqual([
      '• Fan (Quantity: 1)',
      '',
      'Name: T. Moyo',
      'Town: Gweru',
      '',
      'Note: By March',
      '',
      'Could you please provide more information and pricing?',
      '',
      'Reference: K7MQ-2XP4',
      'The list: https://acme.example/cart?items=p-1:2',
      '',
      'Sent from A partner',
    ]);
  });

  it('is left out without wording for it', () => {
    const { about: _, ...others } = known;
    expect(write(others)).toBe(write({ note: 'By March' }));
  });

  it('leaves no empty paragraph if there is nothing to say', () => {
    expect(write({ texts: asking, about: aboutLines({}, labels) })).toBe(write());
  });
});

/** A name with its whitespace collapsed. */
const inOneLine = (name: string) => name.match(/\S+/g)?.join(' ') ?? '';

it('contains the whole cart, and takes every name literally', () => {
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
