import { expect, it } from 'vitest';
import { hostFor } from '../../../tests/studio/formHost';
import type { Schema } from '../../document/schema/schema';
import { mount } from '../../ui/testing/mount';
import { Field } from './Field';
import { FormContext } from './formHost';

const schema: Schema = {
  type: 'object',
  'x-for': { unit: ['number'], options: ['choice', 'several'] },
  properties: {
    kind: { type: 'string', enum: ['text', 'number', 'choice'], default: 'text' },
    label: { type: 'string' },
    unit: { type: 'string' },
    options: { type: 'array', items: { type: 'string' } },
  },
};

/** The labels of a field's settings, and the buttons for those that are missing. */
function shown(field: object): string[] {
  const { container } = mount(
    <FormContext value={hostFor({ field }).host}>
      <Field schema={schema} at="/field" label="Field" required />
    </FormContext>,
  );
  const all = container.querySelectorAll('label, [role=group] button');
  return [...all].map(({ textContent }) => textContent ?? '');
}

it('[T71] a field of a form shows the settings of its kind', () => {
  expect(shown({ kind: 'number' })).toEqual(['Kind', 'Label', 'Unit']);
  expect(shown({ kind: 'choice' })).toEqual(['Kind', 'Label', 'Options']);
  expect(shown({})).toEqual(['Kind', 'Label']);
});

it('[T71] what is written in a setting of another kind can be seen, and so be taken away', () => {
  expect(shown({ kind: 'choice', unit: 'm' })).toEqual(['Kind', 'Label', 'Unit', 'Options']);
});
