import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoderFor } from './encoderFor';
import { sendLinks, sendLinksFrom } from './sendLinks';
import { cartMessage } from './message';
import { inquiryTexts as texts } from './testing';

const chat = { number: '+99 00 000 0001', service: 'https://chat.example/' };
const greeting = 'Hello Acme,';
const list = (length: number, name = 'Pressure Switch') =>
  Array.from({ length }, (_, n) => ({ id: `p-${n}`, name: `${name} ${n}`, quantity: n + 1 }));
const textOf = (href: string) => new URL(href).searchParams.get('text');

describe('a cart that fits into one message', () => {
  it('[W2] is sent in full sentences', () => {
    const message = { items: list(3), greeting, texts };
    const [part, ...others] = sendLinks(chat, message);
    expect(others).toEqual([]);
    expect(part?.text).toBe(cartMessage(message));
    expect(part?.href).toMatch(/^https:\/\/chat\.example\/99000000001\?text=Hello%20Acme%2C%0A/);
    expect(textOf(part?.href ?? '')).toBe(part?.text);
  });

  it('is sent in short lines if that makes it fit', () => {
    const parts = sendLinks(chat, { items: list(40, 'Valve'), greeting, texts });
    expect(parts).toHaveLength(1);
    expect(parts[0]?.text).toContain('\n- 40 x Valve 39\n\nCould you');
  });
});

describe('[W4] a link of 1900 characters', () => {
  const noted = (length: number) => {
    const message = { items: list(1), greeting, texts, note: 'x' };
    const [part] = sendLinks(chat, message);
    return { ...message, note: 'x'.repeat(length - (part?.href.length ?? 0) + 1) };
  };

  it('is the longest that carries the cart in full sentences', () => {
    const parts = sendLinks(chat, noted(1900));
    expect(parts.map(({ href }) => href.length)).toEqual([1900]);
    expect(parts[0]?.text).toBe(cartMessage(noted(1900)));
  });

  it('is the limit: one character more switches to short lines', () => {
    const [part, ...others] = sendLinks(chat, noted(1901));
    expect(others).toEqual([]);
    expect(part?.text).toContain('\n- 1 x Pressure Switch 0\n');
    expect(part?.href.length).toBeLessThanOrEqual(1900);
  });
});

describe('a line that is too long for any part', () => {
  it('is split into as few pieces as possible', () => {
    const parts = sendLinks(chat, { items: [], greeting: 'x'.repeat(5000), texts });
    expect(parts).toHaveLength(3);
    for (const { href } of parts.slice(0, 2)) expect(href.length).toBeGreaterThan(1890);
    expect(parts[0]?.text).toMatch(/^Inquiry, part 1 of 3\n\nx+$/);
  });
});

it('lets no part start or end with an empty line, wherever it is split', () => {
  for (let length = 1500; length < 1900; length += 1) {
    const note = `${'x'.repeat(length)}\n\ny`;
    for (const { text } of sendLinks(chat, { items: list(12), greeting, texts, note })) {
      expect(text).toMatch(/^.*\n\n\S[^]*\S$/);
    }
  }
});

describe('[W4] a cart that is too long', () => {
  const message = { items: list(200), greeting, texts, note: 'For the Blantyre site\nby March' };
  const parts = sendLinks(chat, message);

  it('is sent in numbered parts', () => {
    expect(parts.length).toBeGreaterThan(2);
    parts.forEach(({ text }, index) =>
      expect(text).toMatch(new RegExp(`^Inquiry, part ${index + 1} of ${parts.length}\n\n\\S`)),
    );
  });

  it('starts with the greeting and ends with note and closing', () => {
    expect(parts[0]?.text).toContain(`\n\n${greeting}\n\n${texts.opening}\n- 1 x `);
    expect(parts.at(-1)?.text).toMatch(
      /\n\nNote: For the Blantyre site\nby March\n\nCould you please .*\?$/,
    );
  });

  it('is complete: every product once, in order', () => {
    const lines = parts
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => line.startsWith('- '));
    expect(lines).toEqual(message.items.map(({ name, quantity }) => `- ${quantity} x ${name}`));
  });
});

describe('a message with units and a link to the list', () => {
  const linking = {
    ...texts,
    unitLine: '• {name} (Quantity: {quantity} × {unit})',
    part: 'Inquiry, part {part} of {parts} {reference}',
    link: 'The list: {link}',
  };
  const inquiry = (
    length: number,
    link = `https://acme.example/cart?items=${'p-1:2,'.repeat(length)}`,
  ) => ({
    items: list(length, 'Switch').map((item) => Object.assign(item, { unit: 'roll of 15 m' })),
    greeting,
    texts: linking,
    reference: 'K7MQ-2XP4',
    link,
  });
  const sent = (...wanted: Parameters<typeof inquiry>) => sendLinks(chat, inquiry(...wanted));
  const says = (parts: ReturnType<typeof sent>) =>
    parts.map(({ text, leftOut = [] }) => [
      text.includes('roll of 15 m'),
      text.includes('The list: https'),
      ...leftOut,
    ]);

  it('has both if there is room', () => {
    expect(says(sent(5))).toEqual([[true, true]]);
  });

  it('leaves out the units first, and says so', () => {
    expect(says(sent(25))).toEqual([[false, true, 'details']]);
  });

  it('leaves out codes, too', () => {
    const coded = { ...inquiry(25), texts: { ...texts, line: '• {name} [{id}]: {quantity}' } };
    const more = { ...coded, note: 'x'.repeat(800) };
    expect(sendLinks(chat, more)[0]?.leftOut).toEqual(['details']);
  });

  it('then the link rather than what it opens', () => {
    expect(says(sent(30, `https://acme.example/cart?items=${'x'.repeat(1000)}`))).toEqual([
      [false, false, 'details', 'link'],
    ]);
  });

  it('of several parts has the link in the last, whole', () => {
    const link = `https://acme.example/cart?items=${'x'.repeat(900)}`;
    const parts = sent(120, link);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ text }) => text.includes(`\nThe list: ${link}`))).toEqual(
      parts.map((_, index) => index === parts.length - 1),
    );
    expect(parts[0]?.text).toMatch(/^Inquiry, part 1 of \d K7MQ-2XP4\n/);
  });

  it('is never cut in two', () => {
    const parts = sent(200, `https://acme.example/cart?items=${'x'.repeat(1900)}`);
    expect(parts.every(({ text }) => !text.includes('xxx'))).toBe(true);
    expect(parts[0]?.leftOut).toEqual(['details', 'link']);
    for (const { href } of parts) expect(href.length).toBeLessThanOrEqual(1900);
  });
});

describe('a link that opens a mail program', () => {
  const start = 'mailto:sales@acme.example?subject=Inquiry&body=';
  const links = (length: number) =>
    sendLinksFrom(start, { items: list(length), greeting, texts }, encoderFor(start));

  it('uses CR LF line breaks', () => {
    const [part, ...others] = links(2);
    expect(others).toEqual([]);
    expect(part?.href).toContain('Hello%20Acme%2C%0D%0A%0D%0A');
    expect(part?.href).not.toMatch(/(?<!%0D)%0A/);
  });

  it.each([20, 60, 110, 200])(
    'is never one that desktop apps would truncate: %d products',
    (length) => {
      const parts = links(length);
      for (const { href } of parts) expect(href.length).toBeLessThanOrEqual(1900);
      const said = parts.flatMap(({ text }) => text.match(/Pressure Switch \d+/g));
      expect(said).toEqual(list(length).map(({ name }) => name));
    },
  );
});

it('never makes a link that desktop apps would truncate, and loses no character', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 900 }),
    fc.string({ unit: fc.constantFrom('漢', '🔧', ' ', '&'), minLength: 300, maxLength: 900 }),
  );
  const items = fc.array(fc.record({ id: words, name: words, quantity: fc.integer({ min: 1 }) }), {
    maxLength: 30,
  });
  const asSent = (text: string) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\s/g, '');
  fc.assert(
    fc.property(items, words, (lines, note) => {
      const parts = sendLinks(chat, {
        items: lines,
        greeting,
        texts: { ...texts, part: '' },
        note,
      });
      for (const { href } of parts) expect(href.length).toBeLessThanOrEqual(1900);
      const line = parts.length > 1 ? texts.shortLine : texts.line;
      const long = cartMessage({ items: lines, greeting, texts: { ...texts, line }, note });
      const short = cartMessage({
        items: lines,
        greeting,
        texts: { ...texts, line: texts.shortLine },
        note,
      });
      const said = asSent(parts.map(({ text }) => text).join(''));
      expect([asSent(long), asSent(short)]).toContain(said);
    }),
    { numRuns: 60 },
  );
});
