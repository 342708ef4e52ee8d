import { describe, expect, it } from 'vitest';
import { props } from './testing';
import { validate } from './validate';
import { specifiedFields } from '../../cart/specifiedFields';

const complete = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '',
  branch: 'north',
  message: 'Two pumps, please.',
};
const empty = { name: '', email: '', phone: '', branch: '', message: '' };

/** The errors of a form with these values. */
function faultsOf(written: typeof complete) {
  const form = document.createElement('form');
  form.innerHTML = `<input name="name" required><input name="email" type="email" required>
    <input name="phone" type="tel"><textarea name="message" required></textarea>
    <select name="branch" required><option value=""></option><option>north</option></select>`;
  for (const [name, text] of Object.entries(written))
    (form.elements.namedItem(name) as HTMLInputElement).value = text;
  return validate(form, specifiedFields(props));
}

describe('a message', () => {
  it('can be sent without a phone number', () => {
    expect(faultsOf(complete)).toEqual({});
  });

  it('needs everything else, and reports errors in the order of the fields', () => {
    expect(Object.entries(faultsOf(empty))).toEqual([
      ['name', 'contactNameMissing'],
      ['email', 'contactEmailMissing'],
      ['branch', 'contactBranchMissing'],
      ['message', 'contactMessageMissing'],
    ]);
  });

  it('[C6] may be of any length', () => {
    const long = 'a'.repeat(200_000);
    expect(faultsOf({ ...complete, name: long, phone: long, message: long })).toEqual({});
  });

  it('needs an e-mail address that the browser accepts', () => {
    expect(faultsOf({ ...complete, email: 'tendai' })).toEqual({ email: 'contactEmailWrong' });
  });

  it('does not consist of spaces', () => {
    expect(faultsOf({ ...complete, message: ' \n ' })).toEqual({
      message: 'contactMessageMissing',
    });
  });
});
