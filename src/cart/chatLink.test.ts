import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLink, chatText } from './chatLink';

const address = { number: '+99 00 000 0001', service: 'https://chat.example/' };

it('puts the greeting before the message', () => {
  const chat = { greeting: 'Hello Acme,', message: 'I would like to inquire.' };
  expect(chatText(chat)).toBe('Hello Acme, I would like to inquire.');
});

describe('a chat link', () => {
  it('[F13] leads to the service, with only the digits of the number', () => {
    expect(chatLink(address, 'Hello')).toBe('https://chat.example/99000000001?text=Hello');
    const number = '+99 (0)77-123';
    expect(chatLink({ ...address, number }, '')).toBe('https://chat.example/99077123?text=');
  });

  it.each([
    ['\n', '%0A'],
    ['\r\n', '%0A'],
    ['&', '%26'],
    ['#', '%23'],
    ['+', '%2B'],
    [' ', '%20'],
    ['%', '%25'],
    ['?', '%3F'],
    ['•', '%E2%80%A2'],
    ['é', '%C3%A9'],
    ['🔧', '%F0%9F%94%A7'],
    ['\uD83D', '%EF%BF%BD'],
  ])('encodes %j as %s', (character, encoded) => {
    expect(chatLink(address, `a${character}b`)).toBe(
      `https://chat.example/99000000001?text=a${encoded}b`,
    );
  });

  it('[W3] transmits any text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('\r'));
        expect(new URL(chatLink(address, text)).searchParams.get('text')).toBe(text);
      }),
    );
  });
});
