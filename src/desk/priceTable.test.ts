import { describe, expect, it } from 'vitest';
import { csvRows } from './csvRows';
import { guessedColumns, hasColumns, priced, pricedRow, priceListOf } from './priceTable';
import { addedRow } from './rows';

const sheet = (text: string) => ({
  name: 'Sheet',
  rows: csvRows(new TextEncoder().encode(text)),
});
const read = (text: string, currency = 'USD') => {
  const table = sheet(text);
  const head = table.rows.find((row) => row.length > 1) ?? [];
  return priceListOf(table, guessedColumns(head), currency);
};

describe('the text of a spreadsheet', () => {
  const rows = (text: string) => sheet(text).rows.map((row) => row.map((cell) => cell.text));

  it.each([',', ';', '\t', '|'])('is cut at "%s"', (separator) => {
    const lines = ['Code', 'Price', 'Note'].join(separator);
    expect(rows(`${lines}\r\n${['A-1', '"1.5"', '"a\nb ""c"""'].join(separator)}\r\n`)[1]).toEqual([
      'A-1',
      '1.5',
      'a\nb "c"',
    ]);
  });

  it('may begin with the line by which Excel knows the separator', () => {
    expect(rows('sep=;\nCode;Price\nA,1;2')).toEqual([
      ['Code', 'Price'],
      ['A,1', '2'],
    ]);
  });

  it('may have a quotation mark that nothing closes', () => {
    expect(rows('Code,Name\nA-1,2" valve\n"A-2,3')).toHaveLength(3);
  });

  it('is read as Windows writes it if it is no UTF-8', () => {
    const bytes = Uint8Array.of(0x43, 0xe9, 0x3b, 0x31);
    expect(csvRows(bytes)[0]?.[0]?.text).toBe('Cé');
  });
});

describe('the columns of a price list', () => {
  it('are guessed by their usual names, those of the supplier apart', () => {
    const [head = []] = sheet(
      'Supplier code,Item code,Unit price USD,Discount %,On hand,Lead time (days)',
    ).rows;
    expect(guessedColumns(head)).toEqual({
      supplierCode: 'Supplier code',
      code: 'Item code',
      price: 'Unit price USD',
      discount: 'Discount %',
      stock: 'On hand',
      delivery: 'Lead time (days)',
    });
  });

  it('are known again below a title, whatever their order', () => {
    const table = sheet('Prices of November,\n,\nPRICE,Code\n5,A-1');
    const columns = { code: 'Code', price: 'Price' };
    expect(hasColumns(table, columns)).toBe(true);
    expect(hasColumns(table, { ...columns, stock: 'Stock' })).toBe(false);
    expect(priceListOf(table, columns, 'USD').lines.get('a1')).toMatchObject({ price: 5 });
  });
});

describe('a price list', () => {
  it('has no price for a size whose figures are those of another', () => {
    const list = read('Code,Price\nBV-12,5\nCAB-2.5,7\nCAB-25,9');
    const priceOf = (code: string) =>
      pricedRow({ ...addedRow({ id: 'p', name: 'Part' }, 'row'), code }, list).price;
    expect(['BV-1/2', 'bv 12', 'CAB 2,5', 'CAB-25'].map(priceOf)).toEqual([undefined, 5, 7, 9]);
    expect(list.ambiguous).toEqual([]);
  });

  it('finds codes however they are spaced, and reads amounts as people write them', () => {
    const { lines } = read('Code;Price;Discount;Stock\nref 007;"1.250,50";5 %;12 at Harare\n');
    expect(lines.get('ref007')).toEqual({
      price: 1250.5,
      discount: 5,
      stock: '12 at Harare',
      delivery: undefined,
      supplierCode: undefined,
    });
  });

  it('uses no code that stands twice with different values, and says which', () => {
    const list = read('Code,Price\nA-1,5\nA-1,6\nA-2,7\nA-2,7\n');
    expect([...list.lines.keys()]).toEqual(['a2']);
    expect(list.ambiguous).toEqual(['A-1']);
  });

  it.each([
    ['ZWG', ['ZiG 350', 'ZIG350.00', 'ZWG 350'], 350],
    ['MWK', ['K12,500', 'MK 12,500.00', 'Mk12,500/=', 'MWK 12,500'], 12_500],
    ['ZMW', ['K 120', 'ZK120', 'ZMW 120'], 120],
    ['MZN', ['MT 1.250,00', '1 250,00 MTn', 'MZN 1.250'], 1250],
    ['TZS', ['TSh 5,000/=', '5,000/-', 'TSH. 5000'], 5000],
    ['KES', ['KSh 120', 'Ksh. 120.00'], 120],
    ['ZAR', ['R 1 250,50', 'R1,250.50'], 1250.5],
    ['NOK', ['1.250,- kr', 'kr 1 250,00', '1250,-'], 1250],
    ['USD', ['$1,250', 'US$ 1,250.00', 'U$1250'], 1250],
  ])('takes amounts of %s as the trade there writes them', (currency, prices, amount) => {
    const rows = prices.map((price, n) => `A-${n};${price}`);
    const { lines, unread } = read(['Code;Price', ...rows].join('\n'), currency);
    expect(unread).toEqual([]);
    expect([...lines.values()].map(({ price }) => price)).toEqual(prices.map(() => amount));
  });

  it.each([
    ['1,250', ['12,50'], 1.25],
    ['1,250', ['0,035'], 1.25],
    ['1,250', ['1.250,00'], 1.25],
    ['1,250', ['1.250.000'], 1.25],
    ['1,250', ['12.50'], 1250],
    ['1,250', ['850'], 1250],
    ['1.250', ['12,50'], 1250],
    ['1.250', ['0.035'], 1.25],
    ['1.250', ['1,250.00'], 1.25],
    ['1.250', ['2,500,000'], 1.25],
    ['1.250', ['850', '12.500'], undefined],
    ['1.250', ['12,50', '12.50'], undefined],
  ])('reads %s by the decimals of its column, %s', (price, others, amount) => {
    const rows = [price, ...others].map((text, n) => `A-${n};${text}`);
    const { lines, unread } = read(['Code;Price', ...rows].join('\n'));
    expect(lines.get('a0')?.price).toBe(amount);
    expect(unread.includes('A-0')).toBe(amount === undefined);
  });

  it('takes no sign that is of another currency, either', () => {
    const { unread } = read('Code;Price\nA-1;K 5\nA-2;MK 5\nA-3;ZiG 5\n', 'USD');
    expect(unread).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('takes no amount of another currency', () => {
    const list = read('Code,Price\nA-1,$5\nA-2,US$ 6\nA-3,7 USD\nA-4,€8\nA-5,9 ZAR\nA-6,ask\n');
    const prices = [...list.lines.values()].map(({ price }) => price);
    expect(prices).toEqual([5, 6, 7, undefined, undefined, undefined]);
    expect(list.unread).toEqual(['A-4', 'A-5', 'A-6']);
  });

  it('fills in what nobody has entered, and nothing else', () => {
    const list = read('Code,Price,Delivery\nP-1,5,3 days\n');
    const row = addedRow({ id: 'p-1', name: 'Pump' }, '0');
    expect(pricedRow(row, list)).toMatchObject({ price: 5, delivery: '3 days' });
    expect(pricedRow({ ...row, price: 4 }, list)).toMatchObject({ price: 4 });
    const unknown = { ...row, code: '' };
    expect(pricedRow(unknown, list)).toBe(unknown);
    expect(pricedRow(row, undefined)).toBe(row);
    const inquiry = { rows: [row, unknown] } as unknown as Parameters<typeof priced>[0];
    expect(priced(inquiry, list).rows.map(({ price }) => price)).toEqual([5, undefined]);
  });
});
