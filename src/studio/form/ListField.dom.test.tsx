import { act } from 'react';
import { expect, it } from 'vitest';
import { hostFor } from '../../../tests/studio/formHost';
import type { Schema } from '../../document/schema/schema';
import { mount } from '../../ui/testing/mount';
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
