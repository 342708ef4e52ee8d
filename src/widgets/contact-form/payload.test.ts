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

it('is sent without space around what was written', () => {
  const { name, message, _replyto } = contactPayload(
    { ...values, name: ' Tendai ', email: ' a@b ', message: '\n  Two\n  pumps\n' },
    '',
    SUBJECT,
  );
  expect([name, message, _replyto]).toEqual(['Tendai', 'Two\n  pumps', 'a@b']);
});

it('keeps a phone number that was not given as an empty text', () => {
  expect(contactPayload({ ...values, phone: '' }, '', SUBJECT)).toHaveProperty('phone', '');
});

it('[C15] says so in the subject if no branch was chosen', () => {
  expect(contactPayload({ ...values, branch: '' }, '', SUBJECT)).toHaveProperty(
    '_subject',
    'New Contact Form Submission from Tendai Moyo - No Branch Selected',
  );
});

it('has its subject in the words of the site, whatever a visitor is called', () => {
  expect(contactPayload({ ...values, name: '{branch}' }, '', 'Anfrage von {name}')).toHaveProperty(
    '_subject',
    'Anfrage von {branch}',
  );
});
