import { describe, expect, it } from 'vitest';
import { expected, told, type Case } from './breaking';

const HOME = 'Home (/)';

const CASES: Case[] = [
  {
    with: 'the words of a person where a list of groups belongs',
    swap: [
      '"hours": [{ "days": ["Mo", "Tu", "We", "Th", "Fr"], "opens": "08:00", "closes": "17:00" }]',
      '"hours": "Mon-Fri 8-17"',
    ],
    at: '"hours": ▸"Mon-Fri',
    path: 'branches › 1 "falmouth" › hours',
    says: '"hours" must be a list in [ ], but is "Mon-Fri 8-17".',
    advises: 'Write [ { "days": [ "Mo" ], "opens": "08:00", "closes": "17:00" } ].',
  },
  {
    with: 'an hour of one digit',
    swap: ['"opens": "08:00"', '"opens": "8:00"'],
    at: '"opens": ▸"8:00"',
    path: 'branches › 1 "falmouth" › hours › 1 › opens',
    says: '"opens" does not have the right format: "8:00".',
    advises: 'Opening time, on the 24-hour clock. Example: "08:00".',
  },
  {
    with: 'a phone number where its group belongs',
    swap: ['[{ "number": "+44 1632 960123" }]', '["+44 1632 960123"]'],
    at: '▸"+44 1632 960123"]',
    path: 'branches › 1 "falmouth" › phones › 1',
    says: 'Entry 1 of "phones" must be a group of fields in { }, but is "+44 1632 960123".',
    advises: 'One phone number. Write it as { "number": "+44 1632 960123" }.',
  },
  {
    with: 'a block that is only its type',
    swap: [
      '{ "type": "offices", "heading": "Where We Are", "branches": ["falmouth"] }',
      '"offices"',
    ],
    at: '▸"offices"',
    path: 'Contact (/contact) › block 2',
    says: 'Entry 2 of "blocks" must be a group of fields in { }, but is "offices".',
    advises: 'Write { "type": "offices" }, with the fields it needs.',
  },
  {
    with: 'a block type of which a word is right',
    swap: ['"type": "stats"', '"type": "products"'],
    at: '"type": ▸"products"',
    path: `${HOME} › block 2 "products" › type`,
    says: '"products" is not a block type.',
    advises: 'Did you mean "product-detail" or "product-grid" or "product-listing"?',
  },
];

describe('a config with what people write first', () => {
  it.each(CASES)('says what is wrong and what to do: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});
