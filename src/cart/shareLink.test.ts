import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShare } from './parseShare';
import { shareLink } from './shareLink';

const PAGE = 'https://acme.example/cart';
const pump = { id: 'p-1', name: 'Pump', quantity: 2 };
const bracket = { id: 'own:7', name: 'Bracket, 50%: left', quantity: 3 };
const line = (id: string, quantity: number, name = '') => ({ id, name, quantity });
const read = (link: string) => {
  const { search, hash } = new URL(link);
  return parseShare(search + hash);
};

describe('a share link', () => {
  it('contains codes and quantities', () => {
    expect(shareLink(PAGE, [pump, { ...pump, id: 'p-2', quantity: 1 }])).toBe(
      `${PAGE}?items=p-1:2,p-2:1`,
    );
  });

  it('carries the names of products that the site does not know', () => {
    const link = shareLink(PAGE, [pump, bracket], new Set(['own:7']));
    expect(link).toBe(`${PAGE}?items=p-1:2,own%3A7:3:Bracket%2C%2050%25%3A%20left`);
    expect(read(link)).toEqual({ lines: [{ ...pump, name: '' }, bracket], malformed: [] });
  });

  it.each(['Bracket, galv.', 'Bracket!', 'Bracket (left)', "Bracket '", 'Bracket_', 'Bracket -'])(
    'ends in a letter or digit for the name %j, as programs cut a sign off',
    (name) => {
      const list = [{ ...bracket, name }];
      const link = shareLink(PAGE, list, new Set([bracket.id]));
      expect(link).toMatch(/[a-zA-Z0-9]$/);
      expect(read(link)).toEqual({ lines: list, malformed: [] });
    },
  );

  it('truncates names that the parser would reject, without splitting a character', () => {
    const long = { ...bracket, name: `\uD800${'n'.repeat(300)}` };
    expect(read(shareLink(PAGE, [long], new Set(['own:7'])))).toEqual({
      lines: [{ ...long, name: `\uFFFD${'n'.repeat(199)}` }],
      malformed: [],
    });
  });

  it('of a long cart keeps the request short, and is parsed completely', () => {
    const list = Array.from({ length: 3000 }, (_, n) => line(`cleat-${n}`, n + 1));
    const link = shareLink(PAGE, list);
    expect(link).toMatch(/^https:\/\/acme\.example\/cart#items=cleat-0:1,/);
    expect(read(link)).toEqual({ lines: list, malformed: [] });
    expect(shareLink(PAGE, list.slice(0, 300))).toContain('?items=');
  });

  it('round-trips, whatever the codes and names', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const trimmed = text.map((word) => word.trim()).filter((word) => word !== '');
    const items = fc.uniqueArray(
      fc.record({ id: trimmed, name: trimmed, quantity: fc.integer({ min: 1 }) }),
      { selector: ({ id }) => id, minLength: 1 },
    );
    fc.assert(
      fc.property(items, (list) => {
        const link = shareLink(PAGE, list, new Set(list.map(({ id }) => id)));
        expect(read(link)).toEqual({ lines: list, malformed: [] });
      }),
    );
  });
});

describe('parsing', () => {
  it.each(['', '?', '?q=items', '?item=p-1:2'])('finds no items in %j', (search) => {
    expect(parseShare(search)).toBeUndefined();
  });

  it.each([
    ['?items=p-1:2', [line('p-1', 2)]],
    ['?a=b&items=p-1:2&utm_source=mail', [line('p-1', 2)]],
    ['?items=p-1', [line('p-1', 1)]],
    ['#items=p-1:2', [line('p-1', 2)]],
    ['?utm_source=mail#items=p-1:2', [line('p-1', 2)]],
    ['?items=%20p-1%20:%202%20,', [line('p-1', 2)]],
    ['?items=p-1%3A2%2Cp-2%3A1', [line('p-1', 2), line('p-2', 1)]],
    ['?items=p-1:2,p-2:1,p-1:3', [line('p-1', 5), line('p-2', 1)]],
    ['?items=__proto__:1,constructor:2', [line('__proto__', 1), line('constructor', 2)]],
    ['?items=p-1:1:A+B', [line('p-1', 1, 'A B')]],
    ['?items=p-1:1:A:B', [line('p-1', 1, 'A:B')]],
    ['?items=p%2D1,p-2', [line('p-1', 1), line('p-2', 1)]],
    [`?items=${'p'.repeat(80)}:2:${'n'.repeat(200)}`, [line('p'.repeat(80), 2, 'n'.repeat(200))]],
  ])('%s', (search, lines) => {
    expect(parseShare(search)).toEqual({ lines, malformed: [] });
  });

  it.each([
    ['no quantity that counts', 'p-1:abc'],
    ['a quantity of 0', 'p-1:0'],
    ['a negative quantity', 'p-1:-3'],
    ['a part of a piece', 'p-1:2.7'],
    ['no code', ':4'],
    ['an encoding that is none', 'p-%E0:4'],
    ['a code that none can be', 'p'.repeat(81)],
    ['a name that none can be', `p-1:2:${'n'.repeat(201)}`],
    ['a name whose encoding is none', 'p-1:2:%E0'],
  ])('reports an entry with %s, and parses the others', (_, part) => {
    expect(parseShare(`?items=${part},p-2:1`)).toEqual({
      lines: [line('p-2', 1)],
      malformed: [part],
    });
  });

  it('never throws, and loses no entry of a link', () => {
    const values = fc.string({ unit: 'binary' }).map((text) => `a${text.replace(/[&#]/g, '')}`);
    fc.assert(
      fc.property(values, (value) => {
        const list = parseShare(`?items=${value}`);
        expect([...(list?.lines ?? []), ...(list?.malformed ?? [])]).not.toEqual([]);
      }),
    );
  });
});

describe('a link from a mail or chat program', () => {
  const meant = [line('p-1', 2), line('p-9', 3)];

  it.each([
    '.',
    ',',
    ')',
    ').',
    '>',
    '%3E',
    '%29',
    '"',
    '%22',
    '”',
    '%E2%80%9D',
    ';',
    '!',
    '*',
    '_',
    ']',
    '%20',
    '%C2%A0',
    '?fbclid=IwAR0abc',
    '&fbclid=IwAR0abc',
    '?utm_source=mail&utm_medium=a:1,b:2',
    '#:~:text=Pump',
  ])('leads to the list that was meant, with %j at its end', (end) => {
    const encoded = encodeURI(end) === end || end.includes('%') ? end : encodeURIComponent(end);
    expect(parseShare(`?items=p-1:2,p-9:3${encoded}`)).toEqual({ lines: meant, malformed: [] });
  });

  it.each(['%0A', '%0D%0A', '%0D%0A%20%20', '\n'])(
    'leads to the list that was meant, with a line broken by %j',
    (lineBreak) => {
      for (const at of [1, 3, 4, 5, 8])
        expect(
          parseShare(`?items=${'p-1:2,p-9:3'.slice(0, at)}${lineBreak}${'p-1:2,p-9:3'.slice(at)}`),
        ).toEqual({ lines: meant, malformed: [] });
    },
  );

  it('leaves a bracket or full stop that belongs to a name', () => {
    const named = { id: 'own', name: 'Valve, 3 in. (left)', quantity: 1 };
    expect(read(shareLink(PAGE, [named], new Set(['own'])))?.lines).toEqual([named]);
  });

  it.each([
    ['?items=', ['items=']],
    ['?items=p-1:2,p-9:', ['p-9:']],
    ['?items=p-1:2,p-9%C3', ['p-9%C3']],
  ])('that was cut off says what could not be read: %s', (address, malformed) => {
    expect(parseShare(address)?.malformed).toEqual(malformed);
  });
});
