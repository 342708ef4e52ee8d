import { expect, it } from 'vitest';
import { startOf } from './startingFields';

it('[T71] a form that is to have fields of its own begins with those that it had, in the words of the site', () => {
  const start = startOf({ 'x-kind': 'form-fields' }, { strings: { contactName: 'Navn' } });
  expect(start).toEqual([
    { kind: 'name', label: 'Navn' },
    { kind: 'email', label: 'Email Address' },
    { kind: 'phone', label: 'Phone Number', optional: true },
    { kind: 'branch', label: 'Select Branch/Country' },
    { kind: 'message', label: 'Message' },
  ]);
});

it('all else begins as its schema says', () => {
  expect(startOf({ type: 'string' }, {})).toBe('');
});
