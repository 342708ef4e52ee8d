import { expect, it } from 'vitest';
import type { FormField } from '../../../generated/authored';
import { fieldKindsIn } from '../../schemas/formFields';
import { companyConfig, resolveCompany } from '../company.fixture';
import { loadFieldKinds } from './fieldKind';
import { formAddress } from './formAddress';
import { formControls } from './formControls';

type Written = Partial<FormField> & Pick<FormField, 'label'>;

/** What the browser gets for the fields of the other company. */
const resolved = (...fields: Written[]) => resolvedFor({ takesFiles: true }, ...fields);

async function resolvedFor({ takesFiles }: { takesFiles: boolean }, ...fields: Written[]) {
  const { config } = await companyConfig();
  const whole = fields.map((field) => Object.assign({ kind: 'text', optional: false }, field));
  return formControls(whole, await loadFieldKinds(), {
    ...config,
    form: { takesFiles, mailbox: 'sales@acme.example' },
  });
}

it('every kind has a schema and a file of its own', async () => {
  const { schemas } = await companyConfig();
  expect([...(await loadFieldKinds()).keys()].toSorted()).toEqual(fieldKindsIn(schemas.files));
});

it('a field says what is missing by its label, unless it may be empty', async () => {
  expect(await resolved({ label: 'Machine' }, { label: 'Site', optional: true })).toEqual([
    { name: 'machine', label: 'Machine', missing: 'Fill in “Machine”.' },
    { name: 'site', label: 'Site' },
  ]);
});

it('a field is called in the message as the config says, else by its kind, else by its label', async () => {
  const fields = await resolved(
    { label: 'Machine', name: 'model' },
    { label: 'Your e-mail', kind: 'email' },
    { label: '2. Where, and when?' },
    { label: '→' },
    { label: 'Reset' },
  );
  expect(fields.map(({ name }) => name)).toEqual([
    'model',
    'email',
    'where-and-when',
    'field-4',
    'reset-field',
  ]);
});

it('an office is one of those that the block offers, or elsewhere', async () => {
  const { pages } = await resolveCompany((config) => {
    const [office] = config.branches;
    if (office) config.branches.push({ ...office, id: 'hills', name: 'Hills' });
    config.pages[0]?.blocks.push({
      type: 'contact-form',
      branches: ['hills'],
      fields: [{ kind: 'branch', label: 'Office', optional: false }],
    } as never);
  });
  expect(pages[0]?.blocks.at(-1)).toMatchObject({
    fields: [{ name: 'branch', draw: 'select', options: [{ value: 'hills' }, { value: 'other' }] }],
  });
});

it('a VAT number has the signs of one', async () => {
  const [field] = await resolved({ label: 'VAT', kind: 'vat-number' });
  const pattern = new RegExp(`^(?:${field?.attributes?.['pattern']})$`, 'v');
  for (const good of ['DE123456789', 'ATU12345678', 'FR XX 999999999', 'ES-X1234567X', '10012345'])
    expect(good).toMatch(pattern);
  for (const bad of ['', 'none', 'VAT', '123', 'GB', 'later, please'])
    expect(bad).not.toMatch(pattern);
});

it('a choice sends the words that visitors read, and says what to do', async () => {
  const options = ['Repair', 'Other'];
  const [one, some] = await resolved(
    { label: 'About', kind: 'choice', options },
    { label: 'Affected', kind: 'several', options, optional: true },
  );
  expect(one).toMatchObject({
    draw: 'select',
    first: 'Please choose',
    options: [
      { value: 'Repair', label: 'Repair' },
      { value: 'Other', label: 'Other' },
    ],
    missing: 'Choose for “About”.',
  });
  expect(some).toMatchObject({ draw: 'checks' });
  expect(some).not.toHaveProperty('missing');
});

it.each([
  [{}, 'Enter a number for “Flow”.'],
  [{ least: 0 }, 'Enter a number for “Flow”: ≥ 0.'],
  [{ most: 500 }, 'Enter a number for “Flow”: ≤ 500.'],
  [{ least: 0.5, most: 500 }, 'Enter a number for “Flow”: 0.5–500.'],
])('a number with the limits %j says them: %s', async (limits, says) => {
  const [field] = await resolved({ label: 'Flow', kind: 'number', unit: 'm³/h', ...limits });
  expect(field).toMatchObject({ unit: 'm³/h', wrong: says, attributes: { type: 'number' } });
});

it('a consent sends what was agreed to', async () => {
  const link = { label: 'Privacy notice', href: '/privacy' };
  const [field] = await resolved({ label: 'Your data', kind: 'consent', text: 'You may.', link });
  expect(field).toEqual({
    name: 'your-data',
    label: 'Your data',
    draw: 'checks',
    options: [{ value: 'You may.', label: 'You may.' }],
    link,
    missing: 'Tick the box of “Your data”.',
  });
});

it('a condition names the other field and its values as the browser knows them', async () => {
  const [, byLabel, byName, onOffice] = await resolved(
    { label: 'What is it about?', kind: 'choice', options: ['Repair', 'Other'] },
    { label: 'Which?', when: { field: 'What is it about?', is: ['Other'] } },
    { label: 'When?', when: { field: 'what-is-it-about', is: ['Repair'] } },
    { label: 'Office', kind: 'branch' },
    { label: 'Where?', when: { field: 'Office', is: ['Elsewhere'] } },
  ).then(([first, second, third, , last]) => [first, second, third, last]);
  expect(byLabel?.when).toEqual({ name: 'what-is-it-about', is: ['Other'] });
  expect(byName?.when).toEqual({ name: 'what-is-it-about', is: ['Repair'] });
  expect(onOffice?.when).toEqual({ name: 'branch', is: [expect.any(String)] });
});

it('a file has an ending and a size, and says both if it has others', async () => {
  const plan = { label: 'Plan', kind: 'file', types: ['pdf', 'dwg'], megabytes: 10 } as const;
  const [field] = await resolved({ ...plan, types: [...plan.types] });
  expect(field).toMatchObject({
    attributes: { type: 'file', accept: '.pdf,.dwg' },
    maxBytes: 10_000_000,
    wrong: 'Choose other files for “Plan”: PDF, DWG, ≤ 10 MB.',
  });
});

it('a file is asked for by e-mail if the form service takes none', async () => {
  const [field] = await resolvedFor({ takesFiles: false }, { label: 'Plan', kind: 'file' });
  expect(field).toEqual({
    name: 'plan',
    label: 'Plan',
    draw: 'checks',
    help: 'Please send files by e-mail:',
    link: { label: 'sales@acme.example', href: 'mailto:sales@acme.example' },
  });
});

it('the inbox on the own machine takes files, other services only if the config says so', () => {
  const contact = { endpoint: 'https://forms.example/f', mailbox: 'sales@acme.example' } as never;
  expect(formAddress({}, contact)).toEqual({ takesFiles: false, mailbox: 'sales@acme.example' });
  expect(formAddress({ takesFiles: true, mailbox: 'a@b.example' }, contact)).toEqual({
    takesFiles: true,
    mailbox: 'a@b.example',
  });
  expect(formAddress({}, { endpoint: '/__inbox/submit' } as never).takesFiles).toBe(true);
});
