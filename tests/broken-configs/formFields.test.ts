import { describe, expect, it } from 'vitest';
import { expected, GOOD, swap, told, type Case } from './breaking';

const OFFICES = '{ "type": "offices", "heading": "Where We Are", "branches": ["falmouth"] }';

/** The other company's contact page with one more form. */
const withFields = (...fields: string[]) =>
  `{ "type": "contact-form", "heading": "Service", "fields": [${fields.join(', ')}] }`;
const HERE = 'Contact (/contact) › block 2 "Contact form" › fields';

const wrong = (what: string, fields: string[], rest: Omit<Case, 'with' | 'swap'>): Case => ({
  with: what,
  swap: [OFFICES, withFields(...fields)],
  ...rest,
});

const ABOUT = '{ "kind": "choice", "label": "About", "options": ["Repair", "Other"] }';
const which = (field: string, answer: string) =>
  `{ "label": "Which?", "when": { "field": "${field}", "is": ["${answer}"] } }`;

const CASES: Case[] = [
  wrong(
    'two fields of a form with the same name',
    ['{ "label": "Machine" }', '{ "label": "The other", "name": "machine" }'],
    {
      at: '"name": ▸"machine"',
      path: `${HERE} › 2 › name`,
      says: 'The message calls two fields of the form "machine": "Machine" and "The other".',
      advises: 'Give one of them another "name".',
    },
  ),
  wrong(
    'two fields of a form with the same label',
    ['{ "label": "Machine" }', '{ "label": "Machine", "help": "On the plate." }'],
    {
      at: '▸{ "label": "Machine", "help"',
      path: `${HERE} › 2`,
      says: 'The message calls two fields of the form "machine": "Machine" and "Machine".',
    },
  ),
  wrong(
    'a field of a form that browsers would take for a part of it',
    ['{ "label": "Back", "name": "reset" }'],
    {
      at: '"name": ▸"reset"',
      path: `${HERE} › 1 › name`,
      says: '"reset" cannot be the name of a field: browsers use it for the form itself.',
      advises: 'Choose another, such as "reset-field".',
    },
  ),
  wrong('an unknown kind of field', ['{ "kind": "mail", "label": "E-mail" }'], {
    at: '▸"mail"',
    path: `${HERE} › 1 › kind`,
    says: '"kind" cannot be "mail".',
  }),
  wrong('a field without a label', ['{ "kind": "email" }'], {
    at: '▸{ "kind": "email" }',
    path: `${HERE} › 1`,
    says: '"label" is missing in Form field.',
  }),
  wrong('a choice without options', ['{ "kind": "choice", "label": "About" }'], {
    at: '▸{ "kind": "choice"',
    path: `${HERE} › 1`,
    says: 'A field of the kind "choice" needs "options".',
    advises: 'Add "options".',
  }),
  wrong(
    'a choice that is there twice',
    ['{ "kind": "several", "label": "About", "options": ["Fans", "Pumps", "Fans"] }'],
    {
      at: '"options": ▸["Fans"',
      path: `${HERE} › 1 › options`,
      says: '"Fans" can be chosen twice.',
      advises: 'Remove one of the two.',
    },
  ),
  wrong(
    'a number that cannot be entered',
    ['{ "kind": "number", "label": "Flow", "least": 5, "most": 1 }'],
    {
      at: '"most": ▸1',
      path: `${HERE} › 1 › most`,
      says: 'No number is both at least 5 and at most 1.',
    },
  ),
  wrong('a setting that other kinds have', ['{ "label": "Flow", "unit": "m³/h" }'], {
    at: '"unit": ▸"m³/h"',
    path: `${HERE} › 1 › unit`,
    says: '"unit" does nothing in a field of the kind "text".',
    advises: 'Remove it, or choose a kind that has it: "number".',
    severity: 'warning',
  }),
  wrong('a condition on a field that does not exist', [ABOUT, which('Abuot', 'Other')], {
    at: '"field": ▸"Abuot"',
    path: `${HERE} › 2 › when › field`,
    says: 'The form has no field "Abuot".',
    advises: 'Did you mean "About"?',
  }),
  wrong('a condition on a field below', [which('About', 'Other'), ABOUT], {
    at: '"field": ▸"About"',
    path: `${HERE} › 1 › when › field`,
    says: '"About" is not above this field.',
    advises: 'Move this field below the one on which it depends.',
  }),
  wrong(
    'a condition on what visitors write',
    ['{ "label": "Machine" }', which('Machine', 'Pump')],
    {
      at: '"field": ▸"Machine"',
      path: `${HERE} › 2 › when › field`,
      says: 'Visitors write in "Machine", so nothing can depend on it.',
      advises: 'Depend on a field of one of these kinds: "branch", "choice", "consent", "several".',
    },
  ),
  wrong('a condition with an answer that nobody can give', [ABOUT, which('about', 'Something')], {
    at: '"is": [▸"Something"]',
    path: `${HERE} › 2 › when › is › 1`,
    says: '"About" has no answer "Something".',
    advises: 'There are: "Repair", "Other".',
  }),
  wrong(
    'a consent whose link leads nowhere',
    [
      '{ "kind": "consent", "label": "Data", "text": "You may.", "link": { "label": "How", "href": "/privcy" } }',
    ],
    {
      at: '"href": ▸"/privcy"',
      path: `${HERE} › 1 › link › href`,
      says: '"/privcy" leads nowhere: there is no page "/privcy".',
    },
  ),
];

describe('the checker reports', () => {
  it.each(CASES)('a config with $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('nothing about a form with a field of each name', async () => {
    const fields = ['{ "label": "Machine" }', '{ "kind": "email", "label": "E-mail" }'];
    const good = { with: '', edit: () => swap(GOOD, OFFICES, withFields(...fields)) };
    expect(await told({ ...good, at: '', path: '', says: '' })).toEqual([]);
  });
});
