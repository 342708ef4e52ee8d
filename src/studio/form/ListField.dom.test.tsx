import { act } from 'react';
import { expect, it } from 'vitest';
import { hostFor } from '../../../tests/studio/formHost';
import type { Schema } from '../../document/schema/schema';
import { click, type } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { Field } from './Field';
import { FormContext } from './formHost';

const schema: Schema = { type: 'array', 'x-kind': 'table', items: { type: 'string' } };

/** A list of texts, into whose last entry this is pasted. */
function paste(rows: string[], text: string) {
  const { host, root } = hostFor({ rows });
  const { container } = mount(
    <FormContext value={host}>
      <Field schema={schema} at="/rows" label="Rows" required />
    </FormContext>,
  );
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => {
    [...container.querySelectorAll('input')].at(-1)?.dispatchEvent(event);
  });
  return { root, isOurs: event.defaultPrevented };
}

it('makes rows of what is pasted from a spreadsheet', () => {
  const { root, isOurs } = paste(['Bolt | Torque', ''], 'M8\t25 Nm\nM10\t49 Nm\n');
  expect(isOurs).toBe(true);
  expect(root.value).toEqual({ rows: ['Bolt | Torque', 'M8 | 25 Nm', 'M10 | 49 Nm'] });
});

it('leaves a pasted word to the browser', () => {
  expect(paste(['Bolt'], 'M8')).toMatchObject({
    isOurs: false,
    root: { value: { rows: ['Bolt'] } },
  });
});

/** The form of a large list of products, whose entry at a place is open. */
function openEntry(place: number, count = 5000) {
  const group: Schema = {
    type: 'array',
    items: { type: 'object', title: 'Product', properties: { name: { type: 'string' } } },
  };
  const rows = Array.from({ length: count }, (_, index) => ({ name: `Pin ${index}.` }));
  const { host } = hostFor({ rows });
  host.setOpen('/rows', place);
  const { container } = mount(
    <FormContext value={host}>
      <Field schema={group} at="/rows" label="Products" required />
    </FormContext>,
  );
  const names = () =>
    [...container.querySelectorAll('li button[aria-expanded]')].map(({ textContent }) =>
      textContent.trim(),
    );
  return { container, names };
}

it('draws the entries around the one that is open, not all before it', () => {
  const { container, names } = openEntry(4321);
  expect(names()).toHaveLength(60);
  expect(names()[30]).toContain('Pin 4321.');
  expect(container.querySelector<HTMLInputElement>('li input')?.value).toBe('Pin 4321.');
});

it('draws the first of many entries that are searched for', () => {
  const { container, names } = openEntry(0);
  const search = container.querySelector<HTMLInputElement>('input[type=search]');
  if (!search) throw new Error('There is no search.');
  type(search, 'pin 1');
  expect(names()).toHaveLength(60);
});

it.each([
  [0, 65, 'Show 5 more', 'Pin 60.'],
  [121, 125, 'Show 91 before these', 'Pin 90.'],
])(
  'the entries that come in the place of a button get its focus: %i of %i',
  async (place, count, words, next) => {
    const { container } = openEntry(place, count);
    const buttons = [...container.querySelectorAll('button')];
    click(buttons.find(({ textContent }) => textContent === words) as HTMLElement);
    await settle();
    expect(document.activeElement?.closest('li')?.textContent).toContain(next);
  },
);

it('an entry that is moved to one that is not drawn stays, and its buttons with it', () => {
  const { container, names } = openEntry(0, 65);
  const button = container.querySelector<HTMLElement>('[aria-label="Move Pin 59. down"]');
  if (!button) throw new Error('There is no such button.');
  click(button);
  expect(names()[60]).toContain('Pin 59.');
  expect(button.isConnected).toBe(true);
});
