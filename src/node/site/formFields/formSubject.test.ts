import { expect, it } from 'vitest';
import type { FormField, InterfaceStrings } from '../../../generated/authored';
import { formSubject } from './formSubject';

const strings = { contactSubject: 'Anfrage von {name} – {branch}' } as InterfaceStrings;
const field = (kind: FormField['kind']): FormField => ({ kind, label: 'A', optional: false });

it('the subject is left to the form of the specification if the config lists no fields', () => {
  expect(formSubject({}, strings)).toBeUndefined();
});

it('the subject of listed fields names the office only if the form asks for it', () => {
  expect(formSubject({ fields: [field('branch')] }, strings)).toBe('Anfrage von {name} – {branch}');
  expect(formSubject({ fields: [field('name')] }, strings)).toBe('Anfrage von {name}');
});

it('a form may have a subject of its own', () => {
  expect(formSubject({ fields: [field('text')], subject: 'Service' }, strings)).toBe('Service');
});
