import { expect, it } from 'vitest';
import type { ContactFormBlock, FormField } from '../../../generated/authored';
import { companyConfig } from '../../site/company.fixture';
import { loadFieldKinds } from '../../site/formFields/fieldKind';
import { arrivingMessage } from './arrivingMessage';

type Written = Partial<FormField> & Pick<FormField, 'label'>;

/** What arrives of a form of the other company. */
async function arriving(block: Omit<Partial<ContactFormBlock>, 'fields'>, fields?: Written[]) {
  const { config } = await companyConfig();
  const listed = fields?.map((field) => Object.assign({ kind: 'text', optional: false }, field));
  const form = { type: 'contact-form', ...block, ...(listed && { fields: listed }) };
  return arrivingMessage(form as ContactFormBlock, config, await loadFieldKinds());
}

it('[T70] the form of the specification arrives with its five fields', async () => {
  const { to, replyTo, subject, body, json } = await arriving({});
  expect([to, replyTo]).toEqual([expect.stringContaining('@'), 'maria@example.com']);
  expect(subject).toContain('Maria Okafor');
  expect(body).toContain(': Maria Okafor');
  expect(Object.keys(JSON.parse(json) as object).join(' ')).toBe(
    'name email phone branch message _subject _replyto _to',
  );
});

it('[T70] a form with fields of its own arrives with these, in its own mailbox', async () => {
  const form = { mailbox: 'service@acme.example', subject: 'Service for {machine}' };
  const { to, subject, body, chat } = await arriving(form, [
    { kind: 'name', label: 'Who?' },
    { label: 'Machine' },
    { kind: 'number', label: 'Flow', unit: 'm³/h', least: 5 },
    { kind: 'products', label: 'Parts' },
  ]);
  expect([to, subject]).toEqual(['service@acme.example', 'Service for (Machine)']);
  expect(body).toContain('Who?: Maria Okafor\nMachine: (Machine)\nFlow: 5 m³/h');
  expect(body).toMatch(/^2 × .+ \[.+\]\n1 × /);
  expect(chat?.endsWith(body)).toBe(true);
});

it('leaves out what depends on another answer', async () => {
  const about = { kind: 'choice', label: 'About', options: ['Repair', 'Other'] } as const;
  const { body } = await arriving({}, [
    { ...about, options: [...about.options] },
    { label: 'Which repair?', when: { field: 'About', is: ['Repair'] } },
    { label: 'What else?', when: { field: 'About', is: ['Other'] } },
  ]);
  expect(body).toBe('About: Repair\nWhich repair?: (Which repair?)');
});
