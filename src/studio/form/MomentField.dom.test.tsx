import { expect, it } from 'vitest';
import { hostFor } from '../../../tests/studio/formHost';
import { one, type } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { Field } from './Field';
import { FormContext } from './formHost';

const schema = {
  title: 'On the site from',
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$',
  examples: ['2026-12-01', '2026-12-01T08:00'],
};

function draw(from?: string, site?: object) {
  const { host, root } = hostFor({ ...(from !== undefined && { from }), ...(site && { site }) });
  const { container } = mount(
    <FormContext value={host}>
      <Field schema={schema} at="/from" label="On the site from" required={false} />
    </FormContext>,
  );
  return { container, root };
}

it('a date is asked for in the browser’s own fields', () => {
  const { container, root } = draw();
  expect(one(container, 'input[type="time"]')).toHaveProperty('disabled', true);
  type(one(container, 'input[type="date"]'), '2026-12-24');
  expect(root.value).toEqual({ from: '2026-12-24' });
  type(one(container, 'input[type="time"]'), '08:30');
  expect(root.value).toEqual({ from: '2026-12-24T08:30' });
  type(one(container, 'input[type="time"]'), '');
  expect(root.value).toEqual({ from: '2026-12-24' });
  type(one(container, 'input[type="date"]'), '');
  expect(root.value).toEqual({});
});

it('a text that is no date stays to be mended', () => {
  const { container } = draw('next week');
  expect(one(container, 'input')).toHaveProperty('value', 'next week');
});

it('[U11] says in which time zone its time is', () => {
  expect(draw(undefined, { timeZone: 'Africa/Harare' }).container.textContent).toContain(
    'Time of Africa/Harare',
  );
});
