import { expect, it } from 'vitest';
import { one } from '../../ui/testing/act';
import { draw, KEY, pass, request, setUpForm } from './testing';
import { MIN_FILL_MS } from './useSending';

setUpForm();

const fields = [
  { name: 'machine', label: 'Machine', help: 'On the plate.', missing: 'Fill in “Machine”.' },
  {
    name: 'mail',
    label: 'E-mail',
    attributes: { type: 'email', autoComplete: 'email' },
    missing: 'Fill in “E-mail”.',
    wrong: 'Check “E-mail”.',
  },
  { name: 'what', label: 'What?', draw: 'textarea' as const },
];
const subject = 'Service for {machine}';

it('[C22] asks what the config lists, in its order, and says what may be empty', () => {
  const { container, field } = draw({ fields });
  const labels = [...container.querySelectorAll('form label')].map(
    ({ textContent }) => textContent,
  );
  expect(labels).toEqual(['Machine', 'E-mail', 'What?']);
  expect([field('mail').type, field('mail').autocomplete]).toEqual(['email', 'email']);
  expect([field('machine').required, field('what').required]).toEqual([true, false]);
  expect(container.textContent).toContain('contactOptional');
});

it('describes a field by its help, and by what is wrong with it', () => {
  const { field, press } = draw({ fields });
  const about = () =>
    (field('machine').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(about()).toEqual(['On the plate.']);
  press();
  expect(about()).toEqual(['On the plate.', 'Fill in “Machine”.']);
});

it('lists what has to be corrected in the words of the fields', () => {
  const { container, press, write } = draw({ fields });
  write({ mail: 'nobody' });
  press();
  const told = [...container.querySelectorAll('li a')].map(({ textContent }) => textContent);
  expect(told).toEqual(['Fill in “Machine”.', 'Check “E-mail”.']);
  expect(document.activeElement).toBe(one(container, '[name=machine]'));
});

it('[C24] sends them by their names, and is answered at the first e-mail address', async () => {
  const { press, write } = draw({ fields, subject });
  write({ machine: ' Pump 3 ', mail: 't@moyo.example' });
  press();
  await pass(MIN_FILL_MS);
  expect(request.mock.calls[0]?.[1]?.body).toBe(
    '{"machine":"Pump 3","mail":"t@moyo.example","what":"","_subject":"Service for Pump 3","_replyto":"t@moyo.example","_to":"sales@acme.example"}',
  );
});

it('offers the same as a text where it could not be sent', async () => {
  request.mockRejectedValue(new Error('no network'));
  const { container, press, write } = draw({ fields, subject });
  write({ machine: 'Pump 3', mail: 't@moyo.example', what: 'It leaks.' });
  press();
  await pass(MIN_FILL_MS);
  const mail = new URL((one(container, '[href^="mailto:"]') as HTMLAnchorElement).href);
  expect(mail.searchParams.get('subject')).toBe('Service for Pump 3');
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(
    'Hello Acme,\n\nIt leaks.\n\nMachine: Pump 3\nE-mail: t@moyo.example',
  );
});

it('keeps a draft of them', () => {
  const first = draw({ fields });
  first.write({ machine: ' Pump' });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({
    machine: ' Pump',
    mail: '',
    what: '',
  });
  first.unmount();
  expect(draw({ fields }).field('machine').value).toBe(' Pump');
});
