import { describe, expect, it } from 'vitest';
import { contactText, otherWays } from '../../cart/formText';
import { contactPayload } from '../../cart/formPayload';
import type { ContactStrings } from './props';
import { specifiedFields } from '../../cart/specifiedFields';

const values = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '',
  branch: 'north',
  message: 'Two pumps & a "seal" #4,\n50% now + the rest later.',
};
const fields = specifiedFields({
  strings: {
    contactName: 'Name',
    contactEmail: 'E-mail',
    contactPhone: 'Phone',
    contactBranch: 'Branch',
  } as ContactStrings,
  branches: [{ value: 'north', label: 'North - Harbour' }],
});
const payload = contactPayload(values, {
  mailbox: 'sales@acme.example',
  subject: 'New Contact Form Submission from {name} - {branch}',
  replyTo: 'email',
});
const chat = { number: '+26 300', service: 'https://chat.example/' };

describe('the text of a message', () => {
  it('contains every field that was filled in, and no empty ones', () => {
    expect(contactText(payload, fields, 'Hello Acme,')).toBe(
      [
        'Hello Acme,',
        '',
        values.message,
        '',
        'Name: Tendai Moyo',
        'E-mail: tendai@moyo.example',
        'Branch: North - Harbour',
      ].join('\n'),
    );
    expect(contactText({ ...payload, phone: '+99 1' }, fields, '')).toContain('\nPhone: +99 1\n');
  });
});

it('starts with the message if there is no greeting, and offers e-mail only if there is no chat', () => {
  const text = contactText(payload, fields, '');
  expect(text.startsWith('Two pumps')).toBe(true);
  expect(otherWays(payload, text, undefined)).toEqual({
    chat: undefined,
    mail: expect.stringMatching(/^mailto:/),
  });
});

describe('[C11] the fallback links', () => {
  const text = contactText(payload, fields, 'Hello Acme,');

  it('carry the same text for chat and e-mail', () => {
    const ways = otherWays(payload, text, chat);
    expect(new URL(ways.chat ?? '').searchParams.get('text')).toBe(text);
    const mail = new URL(ways.mail);
    expect(mail.pathname).toBe('sales@acme.example');
    expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text);
    expect(mail.searchParams.get('subject')).toBe(
      'New Contact Form Submission from Tendai Moyo - north',
    );
  });

  it('encode spaces the way mail programs read them', () => {
    expect(otherWays(payload, text, chat).mail).not.toMatch(/\+| /);
  });

  it('survive a lone surrogate', () => {
    expect(otherWays(payload, 'half \ud83d', chat).mail).toContain('half%20%EF%BF%BD');
  });
});
