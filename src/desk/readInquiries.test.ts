import { describe, expect, it } from 'vitest';
import type { Inquiry } from '../generated/types';
import { inquiryTexts } from '../cart/testing';
import { createMatcher } from './matcher';
import { readInquiries } from './readInquiries';
import type { DeskProduct, ReadInquiry } from './types';

const PRODUCTS: DeskProduct[] = [
  { id: 'ref-007', name: 'Refrigerant Gas', unit: 'cylinder of 13.6 kg' },
  { id: 'ref-001', name: 'Compressor Unit' },
  { id: '6204-2rs', name: 'Deep groove ball bearing' },
  { id: 'pmp-010', name: 'Pump' },
  { id: 'pmp-011', name: 'Pump' },
  { id: 'vlv-002', name: 'Gate valve 2"' },
];
const texts: Inquiry = {
  ...inquiryTexts,
  line: '• {name} [{id}] (Quantity: {quantity})',
  unitLine: '• {name} [{id}] (Quantity: {quantity} × {unit})',
  part: 'Inquiry, part {part} of {parts} {reference}',
  reference: 'Reference: {reference}',
  link: 'The list: {link}',
};
const read = (pasted: string): ReadInquiry[] =>
  readInquiries(pasted, { texts, greeting: 'Hello Acme,', matcher: createMatcher(PRODUCTS) });
const table = (pasted: string) =>
  read(pasted).flatMap(({ lines }) =>
    lines.map(({ product, quantity, said }) => [product?.id ?? said, quantity]),
  );
const doubts = (pasted: string) =>
  read(pasted).flatMap(({ lines }) => lines.map((line) => line.doubts.map(({ kind }) => kind)));

const MESSAGE = `Hello Acme,

I'm interested in these products:
• Refrigerant Gas [REF-007] (Quantity: 12 × cylinder of 13.6 kg)
• Compressor Unit [REF-001] (Quantity: 2)

Note: By March

Could you please provide more information and pricing?

Reference: 2222-222Y`;

describe('a message of the site', () => {
  it('is read with its note', () => {
    expect(table(MESSAGE)).toEqual([
      ['ref-007', 12],
      ['ref-001', 2],
    ]);
    expect(read(MESSAGE)[0]?.note).toBe('By March');
  });

  it('is read with what chat programs do to it: marks, other dashes, quotes and blanks', () => {
    const changed = MESSAGE.replace("I'm", 'I’m')
      .replace('• Refrigerant Gas', '* *Refrigerant\u00A0Gas*')
      .replace('[REF-007]', '[REF\u2011007]')
      .replace('Quantity: 2', '_Quantity: 2_');
    expect(table(changed)).toEqual(table(MESSAGE));
  });

  it.each([
    ['quoted', (line: string) => `> ${line}`],
    ['quoted twice', (line: string) => `>> ${line}`],
    ['with dashes for bullets', (line: string) => line.replace('• ', '- ')],
    ['with numbers for bullets', (line: string) => line.replace('• ', '2. ')],
  ])('is read %s', (_, changed) => {
    const pasted = MESSAGE.split('\n').map(changed).join('\n');
    expect(table(pasted)).toEqual(table(MESSAGE));
    expect(read(pasted)).toMatchObject([{ note: 'By March', faults: read(MESSAGE)[0]?.faults }]);
  });

  it('whose reference has another character says so', () => {
    const changed = MESSAGE.replace('2222-222Y', '2322-222Y');
    expect(read(changed)[0]?.faults).toEqual([{ kind: 'reference', said: '2322-222Y' }]);
  });

  it('whose end is missing says so', () => {
    expect(read(MESSAGE.slice(0, 160))[0]?.faults).toContainEqual({ kind: 'cut' });
  });

  it('that names a product by an old name or unit says so', () => {
    const old = MESSAGE.replace('Compressor Unit', 'Compressor').replace('13.6 kg', '10 kg');
    expect(doubts(old)).toEqual([['unit'], ['renamed']]);
    expect(table(old)).toEqual(table(MESSAGE));
  });

  it('that counts in the unit of the price, as messages did before, says the same', () => {
    const old = MESSAGE.replace('× cylinder', '× per cylinder');
    expect(doubts(old)).toEqual([[], []]);
    expect(table(old)).toEqual(table(MESSAGE));
  });

  it('that names a product which is gone keeps it as it is', () => {
    const gone = MESSAGE.replace('Compressor Unit [REF-001]', 'Old fan [FAN-9]');
    const [, line] = read(gone)[0]?.lines ?? [];
    expect(line).toMatchObject({ code: 'FAN-9', name: 'Old fan', quantity: 2, product: undefined });
  });

  it('tells the products of two makers with one code apart by their names', () => {
    const [first, second] = ['Nordlager', 'Kugel'].map((brand): DeskProduct => ({
      id: `6205-${brand.toLowerCase()}`,
      code: '6205-2RS',
      name: `Ball bearing (${brand})`,
    }));
    const message = MESSAGE.replace('Compressor Unit [REF-001]', 'Ball bearing (Kugel) [6205-2RS]');
    const matcher = createMatcher([...PRODUCTS, ...[first, second].flatMap((one) => one ?? [])]);
    const [inquiry] = readInquiries(message, { texts, greeting: 'Hello Acme,', matcher });
    expect(inquiry?.lines[1]).toMatchObject({ product: { id: '6205-kugel' }, doubts: [] });
    expect(matcher.byCode('6205-2RS')).toBeUndefined();
  });

  it('without codes says which products have the same name', () => {
    const twins = MESSAGE.replace('Compressor Unit [REF-001]', 'Pump');
    const [, line] = read(twins)[0]?.lines ?? [];
    expect(line?.candidates.map(({ id }) => id)).toEqual(['pmp-010', 'pmp-011']);
    expect(line?.doubts).toEqual([{ kind: 'twins' }]);
  });
});

describe('parts', () => {
  const part = (n: number, line: string) => `Inquiry, part ${n} of 3 2222-222Y\n\n${line}`;
  const PARTS = [
    part(1, `Hello Acme,\n\n${texts.opening}\n- 12 x Refrigerant Gas`),
    part(2, '- 2 x Compressor Unit'),
    part(3, `- 1 x Gate valve 2"\n\n${texts.closing}`),
  ];

  it('are put together in any order', () => {
    expect(table([PARTS[2], PARTS[0], PARTS[1]].join('\n\n'))).toEqual([
      ['ref-007', 12],
      ['ref-001', 2],
      ['vlv-002', 1],
    ]);
  });

  it('of which one is missing say which', () => {
    const [inquiry] = read([PARTS[0], PARTS[2]].join('\n'));
    expect(inquiry?.faults).toEqual([{ kind: 'missing-parts', parts: [2], of: 3 }]);
    expect(inquiry?.lines).toHaveLength(2);
    expect(read(PARTS.slice(0, 2).join('\n'))[0]?.faults).toEqual([
      { kind: 'missing-parts', parts: [3], of: 3 },
    ]);
  });
});

describe('a chat', () => {
  it.each([
    ['Android', (line: string) => `27/11/2026, 14:05 - T. Moyo: ${line}`],
    ['Android, 12 hours', (line: string) => `11/27/26, 2:05\u202FPM - T. Moyo: ${line}`],
    ['an iPhone', (line: string) => `\u200E[27.11.26, 14:05:33] T. Moyo: ${line}`],
    ['a window, copied', (line: string) => `[14:05, 27/11/2026] T. Moyo: ${line}`],
    ['French', (line: string) => `27/11/2026 à 14:05 - T. Moyo : ${line}`],
    ['Finnish', (line: string) => `27.11.2026 klo 14.05 - T. Moyo: ${line}`],
    ['Spanish, 12 hours', (line: string) => `27/11/26, 2:05 p. m. - T. Moyo: ${line}`],
    ['Hungarian', (line: string) => `[2026. 11. 27. 14:05:33] T. Moyo: ${line}`],
    ['Czech', (line: string) => `27. 11. 2026 14:05 - T. Moyo: ${line}`],
    ['Bulgarian', (line: string) => `27.11.26 г., 14:05 - T. Moyo: ${line}`],
    ['Latvian', (line: string) => `27.11.2026., 14:05 - T. Moyo: ${line}`],
    ['Vietnamese', (line: string) => `14:05, 27/11/2026 - T. Moyo: ${line}`],
    ['Chinese', (line: string) => `2026/11/27 下午2:05 - T. Moyo: ${line}`],
    ['Korean', (line: string) => `2026년 11월 27일 오후 2:05, T. Moyo : ${line}`],
    ['Arabic', (line: string) => `[٢٧/١١/٢٠٢٦، ٢:٠٥:٣٣ م] T. Moyo: ${line}`],
    ['Persian', (line: string) => `۲۰۲۶/۱۱/۲۷, ۱۴:۰۵ - T. Moyo: ${line}`],
  ])('is read as %s exports it', (_, said) => {
    const chat = [
      '27/11/2026, 14:04 - Messages and calls are end-to-end encrypted.',
      said(MESSAGE),
    ].join('\n');
    const found = read(chat);
    expect(found.map(({ sender }) => sender)).toEqual(['T. Moyo']);
    expect(table(chat)).toEqual(table(MESSAGE));
  });

  it('says that a message was edited, which is no part of it', () => {
    const edited = `27/11/2026, 14:05 - A: ${MESSAGE} \u200E<This message was edited>`;
    expect(read(edited)[0]).toMatchObject({ reference: read(MESSAGE)[0]?.reference });
    expect(read(edited)[0]?.faults).toEqual(read(MESSAGE)[0]?.faults);
  });

  it('may hold several inquiries', () => {
    const chat = `27/11/2026, 14:05 - A: ${MESSAGE}\n27/11/2026, 14:06 - B: 3x ref-001\n27/11/2026, 14:07 - B: and 2 x pmp-010`;
    expect(read(chat).map(({ sender, lines }) => [sender, lines.length])).toEqual([
      ['A', 2],
      ['B', 2],
    ]);
  });
});

describe('a link', () => {
  const link = 'https://acme.example/cart?items=ref-007:12,ref-001:2';

  it('is a list', () => {
    expect(table(`Please quote ${link}`)).toEqual([
      ['ref-007', 12],
      ['ref-001', 2],
    ]);
  });

  it('says what is missing from the message that it came with, and what is different', () => {
    const message = `${MESSAGE.replace(/• Compressor.*\n/, '').replace('12 ×', '10 ×')}\nThe list: ${link}`;
    expect(doubts(message)).toEqual([['link-differs'], ['only-in-link']]);
  });
});

describe('a line written by hand', () => {
  it.each([
    ['2 pcs 6204-2RS', '6204-2rs', 2],
    ['need 3x REF-007 urgently', 'ref-007', 3],
    ['REF 007 - 4', 'ref-007', 4],
    ['- REF-001 x2', 'ref-001', 2],
    ['2. Compressor Unit - 5 pcs', 'ref-001', 5],
    ['> 3) ref-007', 'ref-007', undefined],
    ['ref007, 1,000', 'ref-007', 1000],
    ['please 5 compressor unit', undefined, 5],
    ['2 x Compressor Unit', 'ref-001', 2],
    ['Gate valve 2" x 6', 'vlv-002', 6],
    ['Refrigerant gas: 3', 'ref-007', 3],
    ['6204-2rs*25', '6204-2rs', 25],
    ['25*6204-2RS', '6204-2rs', 25],
    ['25 * 6204-2RS', '6204-2rs', 25],
    ['6204-2rs...25', '6204-2rs', 25],
    ['6204-2rs….25 pcs', '6204-2rs', 25],
    ['*6204-2RS* 25', '6204-2rs', 25],
  ])('is read: %s', (line, id, quantity) => {
    const [found] = read(line)[0]?.lines ?? [];
    expect([found?.product?.id, found?.quantity]).toEqual([id, quantity]);
  });

  it.each([
    ['3 pumps or 4', ['pmp-010', 'pmp-011'], undefined],
    ['ref-007 or ref-001?', ['ref-007', 'ref-001'], undefined],
    ['2 x gate valves', ['vlv-002'], 2],
  ])('that is unsure has candidates and no guess: %s', (line, candidates, quantity) => {
    const [found] = read(line)[0]?.lines ?? [];
    expect(found?.product).toBeUndefined();
    expect(found?.candidates.map(({ id }) => id)).toEqual(candidates);
    expect(found?.quantity).toBe(quantity);
  });

  it.each([
    ['1 doz ref-001', 'doz'],
    ['3 boxes of REF-001', 'boxes'],
    ['2 inch REF-001', 'inch'],
    ['5 pairs REF-001', 'pairs'],
  ])('in another unit than the product’s has a doubt: %s', (line, said) => {
    const [found] = read(line)[0]?.lines ?? [];
    expect(found).toMatchObject({ product: { id: 'ref-001' }, doubts: [{ kind: 'unit', said }] });
  });

  it.each(['2 cylinders ref-007', '2 pcs REF-001', '2 sets REF-001', '2 of REF-001'])(
    'in the unit of the product, or in pieces, has none: %s',
    (line) => expect(doubts(line)).toEqual([[]]),
  );

  it('has no size for its quantity', () => {
    const [found] = read('2 O-rings 40 x 3.5')[0]?.lines ?? [];
    expect(found?.quantity).toBe(2);
    expect(read('2 x 40 x 3.5 ring')[0]?.lines[0]?.quantity).toBeUndefined();
  });

  it('may write a fraction otherwise than the catalogue does', () => {
    const valves = ['1½', '½', '3/4', '1 1/4'].map((size, n): DeskProduct => ({
      id: `gv-${n}`,
      name: `Gate valve ${size}"`,
    }));
    const matcher = createMatcher(valves);
    const ids = (line: string) =>
      readInquiries(line, { texts, greeting: '', matcher }).flatMap(({ lines }) =>
        lines.map(({ product, candidates }) => product?.id ?? candidates.map(({ id }) => id)),
      );
    expect(ids('2 x gate valve 1 1/2"')).toEqual(['gv-0']);
    expect(ids('gate valve 1/2" x 3')).toEqual(['gv-1']);
    expect(ids('4 pcs gate valve ¾"')).toEqual(['gv-2']);
    expect(ids('gate valve 11/2" x 3')).not.toEqual(['gv-0']);
    expect(ids('5 gate valves 1¼"').flat()[0]).toBe('gv-3');
  });

  it('of which nobody knows the product is kept as it is', () => {
    expect(table('7 x flux capacitor')).toEqual([['7 x flux capacitor', 7]]);
  });

  it('that orders nothing is part of the note', () => {
    const [inquiry] = read('Good morning!\n3x REF-007\nThanks, Tendai');
    expect(inquiry?.lines).toHaveLength(1);
    expect(inquiry?.note).toBe('Good morning!\nThanks, Tendai');
  });
});
