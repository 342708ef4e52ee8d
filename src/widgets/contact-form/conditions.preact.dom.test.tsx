import { act } from 'react';
import { expect, it } from 'vitest';
import type { FormControl } from '../../generated/types';
import { one } from '../../ui/testing/act';
import { draw, pass, request, setUpForm } from './testing';
import { MIN_FILL_MS } from './useSending';

setUpForm();

const choice = (name: string, ...words: string[]): FormControl => ({
  name,
  label: name,
  draw: 'select',
  first: 'Please choose',
  options: words.map((word) => ({ value: word, label: word })),
});
const fields: FormControl[] = [
  choice('about', 'Repair', 'Other'),
  {
    ...choice('which', 'Pump', 'Else'),
    missing: 'Choose.',
    when: { name: 'about', is: ['Other'] },
  },
  { name: 'what', label: 'what', missing: 'Fill in.', when: { name: 'which', is: ['Else'] } },
];

/** A form whose fields depend on those above them. */
function form() {
  const drawn = draw({ fields });
  const shown = () =>
    fields
      .map(({ name }) => name)
      .filter((name) => !drawn.field(name).closest<HTMLElement>('[data-when]')?.hidden);
  const sent = async (): Promise<Record<string, string>> => {
    drawn.press();
    await pass(MIN_FILL_MS);
    const body = request.mock.calls.at(-1)?.[1]?.body;
    return typeof body === 'string' ? (JSON.parse(body) as Record<string, string>) : {};
  };
  return { ...drawn, shown, sent };
}

it('a field is shown while another has one of the answers, and those below it follow', () => {
  const { shown, write } = form();
  expect(shown()).toEqual(['about']);
  write({ about: 'Other' });
  expect(shown()).toEqual(['about', 'which']);
  write({ which: 'Else' });
  expect(shown()).toEqual(['about', 'which', 'what']);
  write({ about: 'Repair' });
  expect(shown()).toEqual(['about']);
});

it('[C23] a hidden field is neither missed nor sent, whatever was entered before', async () => {
  const { write, sent } = form();
  write({ about: 'Other', which: 'Else', what: 'A belt' });
  write({ about: 'Repair' });
  expect(Object.keys(await sent())).toEqual(['about', '_subject', '_replyto', '_to']);
});

it('a field that is shown is missed if it is empty', async () => {
  const { container, write, sent } = form();
  write({ about: 'Other' });
  expect(await sent()).toEqual({});
  expect(one(container, 'li a').textContent).toBe('Choose.');
});

it('a draft shows again what it had shown', () => {
  const first = form();
  first.write({ about: 'Other', which: 'Pump' });
  first.unmount();
  expect(form().shown()).toEqual(['about', 'which']);
});

it('the form begins anew once it is sent', async () => {
  const { write, sent, shown } = form();
  write({ about: 'Other', which: 'Pump' });
  await sent();
  await act(() => pass(0));
  expect(shown()).toEqual(['about']);
});

it('without scripts, everything is shown, and what may not be needed is optional', () => {
  const { field } = form();
  expect([field('which').required, field('what').required]).toEqual([false, false]);
});
