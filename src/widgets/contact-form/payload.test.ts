import { expect, it } from 'vitest';
import { contactPayload } from '../../cart/formPayload';

const values = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '+99 1',
  branch: 'north',
  message: 'Two pumps, please.',
};

const address = {
  mailbox: 'sales@acme.example',
  subject: 'New Contact Form Submission from {name} - {branch}',
  replyTo: 'email',
};

it('[C14] has exactly the eight fields, in their order', () => {
  expect(JSON.stringify(contactPayload(values, address))).toBe(
    '{"name":"Tendai Moyo","email":"tendai@moyo.example","phone":"+99 1","branch":"north","message":"Two pumps, please.","_subject":"New Contact Form Submission from Tendai Moyo - north","_replyto":"tendai@moyo.example","_to":"sales@acme.example"}',
  );
});

it('keeps a missing phone number as an empty string', () => {
  expect(contactPayload({ ...values, phone: '' }, address)).toHaveProperty('phone', '');
});

it('[C15] states in the subject that no branch was chosen', () => {
  expect(contactPayload({ ...values, branch: '' }, address)).toHaveProperty(
    '_subject',
    'New Contact Form Submission from Tendai Moyo - No Branch Selected',
  );
});

it('takes its subject from the config, whatever name the visitor enters', () => {
  const subject = 'Anfrage von {name} zu {machine}, {other}';
  const listed = { name: '{branch} $&', machine: 'Pump 3' };
  expect(contactPayload(listed, { ...address, subject })).toHaveProperty(
    '_subject',
    'Anfrage von {branch} $& zu Pump 3, {other}',
  );
});

it('has nobody to answer to if the form asks for no e-mail address', () => {
  const replyTo = undefined;
  expect(contactPayload({ machine: 'Pump 3' }, { ...address, replyTo })).toHaveProperty(
    '_replyto',
    '',
  );
});
