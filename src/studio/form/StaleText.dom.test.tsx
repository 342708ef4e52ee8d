import { act } from 'react';
import { expect, it } from 'vitest';
import { hostFor } from '../../../tests/studio/formHost';
import { loadSchemas } from '../../node/schemas/load';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { schemaAt } from '../../document/schema/schemaAt';
import { Field } from './Field';
import { FormContext } from './formHost';
import { askForText } from './staleTexts';

const schema = schemaAt(loadSchemas(process.cwd()).config, {}, '/site/shareImage') ?? {};

/** A picture that took the place of another one, whose text stayed. */
async function replace() {
  const { host, root } = hostFor({ image: { src: '/images/new.svg', alt: 'A pump' } });
  const { container } = mount(
    <FormContext value={host}>
      <Field schema={schema} at="/image" label="Image" required />
    </FormContext>,
  );
  await act(async () => askForText('/images/new.svg', 'A pump'));
  return { container, root, host };
}

const ASKED = '“A pump” was written for the picture before';

it('asks anew what a picture shows when it takes the place of another, and deletes nothing', async () => {
  const { container, root, host } = await replace();
  expect(root.value).toEqual({ image: { src: '/images/new.svg', alt: 'A pump' } });
  expect(container.textContent).toContain(ASKED);
  act(() => host.change([{ op: 'set', at: '/image/alt', value: 'A fan' }]));
  expect(container.textContent).not.toContain('was written for');
});

it('asks no more once somebody has said that the text still fits', async () => {
  const { container } = await replace();
  expect(container.textContent).toContain(ASKED);
  const fits = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'The text still fits',
  );
  act(() => fits?.click());
  expect(container.textContent).not.toContain(ASKED);
  expect(one(container, 'code').textContent).toBe('new.svg');
});
