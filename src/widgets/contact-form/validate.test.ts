import { describe, expect, it } from 'vitest';
import { validate } from './validate';

const complete = {
  name: 'Tendai Moyo',
  email: 'tendai@moyo.example',
  phone: '',
  branch: 'north',
  message: 'Two pumps, please.',
};

describe('a message', () => {
  it('can be sent without a phone number', () => {
    expect(validate(complete, true)).toEqual({});
  });

  it('needs everything else, and says so in the order of the fields', () => {
    const empty = { name: '', email: '', phone: '', branch: '', message: '' };
    expect(Object.entries(validate(empty, true))).toEqual([
      ['name', 'contactNameMissing'],
      ['email', 'contactEmailMissing'],
      ['branch', 'contactBranchMissing'],
      ['message', 'contactMessageMissing'],
    ]);
  });

  it('may be of any length', () => {
    const long = 'a'.repeat(200_000);
    expect(validate({ ...complete, name: long, phone: long, message: long }, true)).toEqual({});
  });

  it('needs an e-mail address that the browser takes for one', () => {
    expect(validate(complete, false)).toEqual({ email: 'contactEmailWrong' });
  });

  it('is not made of spaces', () => {
    expect(validate({ ...complete, message: ' \n ' }, true)).toEqual({
      message: 'contactMessageMissing',
    });
  });
});
