import { expect, it } from 'vitest';
import { contactPayload } from './payload';

const values = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '+99 1',
  branch: 'north',
  message: 'Two pumps, please.',
};

const SUBJECT = 'New Contact Form Submission from {name} - {branch}';

it('[C14] has exactly the eight fields', () => {
  const more = { ...values, website: 'filled in by a program' };
  expect(contactPayload(more, 'sales@acme.example', SUBJECT)).toEqual({
    ...values,
    _subject: 'New Contact Form Submission from Tendai Moyo - north',
    _replyto: 'tendai@moyo.example',
    _to: 'sales@acme.example',
  });
});

it('trims its values', () => {
  const { name, message, _replyto } = contactPayload(
    { ...values, name: ' Tendai ', email: ' a@b ', message: '\n  Two\n  pumps\n' },
    '',
    SUBJECT,
  );
  expect([name, message, _replyto]).toEqual(['Tendai', 'Two\n  pumps', 'a@b']);
});

it('keeps a missing phone number as an empty string', () => {
  expect(contactPayload({ ...values, phone: '' }, '', SUBJECT)).toHaveProperty('phone', '');
});

it('[C15] states in the subject that no branch was chosen', () => {
  expect(contactPayload({ ...values, branch: '' }, '', SUBJECT)).toHaveProperty(
    '_subject',
    'New Contact Form Submission from Tendai Moyo - No Branch Selected',
  );
});

it('takes its subject from the config, whatever name the visitor enters', () => {
  expect(contactPayload({ ...values, name: '{branch}' }, '', 'Anfrage von {name}')).toHaveProperty(
    '_subject',
    'Anfrage von {branch}',
  );
});
