import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { asCsv, asHtml, asTsv, cellsOf, type CellWords } from './cells';
import { asCalendar, dayAfter } from './followUp';
import { addedRow, chosenRow, countedRow, deskInquiry, rowOf } from './rows';
import { decimalsOf, totalsOf } from './totals';
import type { ReadLine } from './types';

const gas = { id: 'ref-007', name: 'Refrigerant Gas', unit: 'cylinder of 13.6 kg' };
const unsure: ReadLine = {
  said: '2 gases',
  quantity: undefined,
  product: undefined,
  candidates: [gas],
  doubts: [{ kind: 'unsure' }, { kind: 'quantity' }],
};

describe('a row', () => {
  it('of an unsure line is what came, until somebody chooses', () => {
    const row = rowOf(unsure, '0');
    expect(row).toMatchObject({ code: '', name: '2 gases', quantity: undefined });
    const chosen = chosenRow(row, gas);
    expect(chosen).toMatchObject({ code: 'REF-007', name: gas.name, unit: gas.unit });
    expect(chosen.doubts).toEqual([{ kind: 'quantity' }]);
    expect(countedRow(chosen, 2)).toMatchObject({ quantity: 2, doubts: [] });
  });

  it('that was added here says so', () => {
    expect(addedRow(gas, '1')).toMatchObject({ isAdded: true, quantity: 1, code: 'REF-007' });
  });
});

it('an inquiry names its customer as the message does, or else the chat', () => {
  const read = {
    lines: [],
    reference: undefined,
    about: { company: 'Moyo Cooling' },
    note: 'By March',
    source: undefined,
    sender: '+263 77',
    faults: [],
  };
  const now = new Date('2026-11-27T12:00:00Z');
  expect(deskInquiry(read, 'a', now)).toMatchObject({
    customer: '+263 77, Moyo Cooling',
    note: 'By March',
    since: '2026-11-27T12:00:00.000Z',
  });
});

describe('the sums', () => {
  const row = (quantity: number | undefined, price: number | undefined, discount = 0) => ({
    quantity,
    price,
    discount,
  });

  it('are those of a calculator: rows are rounded, then added', () => {
    const totals = totalsOf([row(3, 1.005), row(12, 10, 5)], 15, 2);
    expect(totals).toEqual({
      rows: [3.02, 114],
      net: 117.02,
      tax: 17.55,
      gross: 134.57,
      isComplete: true,
    });
    expect(totalsOf([row(1, 1.005)], 0, 2).net).toBe(1.01);
  });

  it('have the decimals of the currency', () => {
    expect([decimalsOf('JPY'), decimalsOf('USD')]).toEqual([0, 2]);
    expect(totalsOf([row(3, 33.4)], 10, 0)).toMatchObject({ net: 100, tax: 10, gross: 110 });
  });

  it('say if a row has no price yet', () => {
    expect(totalsOf([row(1, undefined), row(2, 5)], 0, 2)).toMatchObject({
      rows: [undefined, 10],
      net: 10,
      isComplete: false,
    });
  });
});

describe('cells', () => {
  const words = new Proxy({} as CellWords, { get: (_, name) => String(name) });
  const options = {
    words,
    linkOf: (page: string) => `https://a.example/${page}`,
    branchName: (id: string) => id.toUpperCase(),
    withUnitCodes: false,
    language: 'en-GB',
  };
  const row = { ...addedRow({ id: '0012', name: '=1+1 "<b>"' }, '0'), price: 2.5, quantity: 4 };
  const cells = cellsOf([row], [10], options);

  it('lead to a size on the page of its product', () => {
    const size = addedRow({ id: 'ah-25', name: 'Hose, 25 mm', page: 'ah#ah-25' }, '1');
    expect(cellsOf([size], [10], options)[1]?.at(-1)).toBe('https://a.example/ah#ah-25');
    const chosen = chosenRow(rowOf(unsure, '2'), { id: 'ah-25', name: 'Hose', page: 'ah#ah-25' });
    expect(cellsOf([chosen], [10], options)[1]?.at(-1)).toBe('https://a.example/ah#ah-25');
  });

  it('keep codes as text, quantities and prices as numbers', () => {
    expect(cells[1]).toEqual([
      '0012',
      '=1+1 "<b>"',
      4,
      '',
      2.5,
      undefined,
      10,
      'https://a.example/0012',
    ]);
    expect(asHtml(cells)).toContain(
      `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">0012</td>`,
    );
    expect(asHtml(cells)).toContain('<td>4</td>');
  });

  it('hold no formula and no markup', () => {
    expect(asHtml(cells)).toContain('>=1+1 "&lt;b&gt;"</td>');
    expect(asTsv(cells)).toContain(`0012\t'=1+1 "<b>"\t4\t\t2.5\t\t10\t`);
    expect(asCsv(cells)).toContain(`"0012","'=1+1 ""<b>""","4",`);
    expect(asCsv(cells)).toMatch(/^\uFEFF"code",.*\r\n$/s);
  });

  it('have a column for what a row has besides, and for the codes of units where they are asked for', () => {
    const roll = { ...row, unit: 'roll of 20 m', stock: '7', branch: 'harare' };
    const [head, first] = cellsOf([roll], [10], { ...options, withUnitCodes: true });
    expect(Object.fromEntries((head ?? []).map((name, at) => [name, first?.[at]]))).toMatchObject({
      unitCode: 'XRO',
      stock: '7',
      branch: 'HARARE',
    });
    expect(head).not.toContain('delivery');
  });
});

describe('a follow-up', () => {
  it('is a whole day in every time zone, and is read back unchanged', () => {
    const text = 'Tendai; 12 × gas, by March\nRing +263 77';
    const file = asCalendar(
      { id: 'a@b', title: 'Ask, again', text, day: '2026-12-31' },
      new Date('2026-11-27T22:30:00Z'),
    );
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(file).toContain('DTSTAMP:20261127T223000Z\r\n');
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Ask, again');
    expect(event?.getFirstPropertyValue('description')).toBe(text);
  });

  it('is some days from today', () => {
    expect(dayAfter(new Date(2026, 11, 30, 23, 59), 3)).toBe('2027-01-02');
  });
});
