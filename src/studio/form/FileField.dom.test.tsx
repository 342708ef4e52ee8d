import { expect, it, vi } from 'vitest';
import { hostFor } from '../../../tests/studio/formHost';
import { fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { Field } from './Field';
import { FormContext, type FormHost } from './formHost';

const schema = { type: 'string', 'x-kind': 'download' } as const;

function draw(uploadFile?: FormHost['uploadFile']) {
  const { host, root } = hostFor({});
  const { container } = mount(
    <FormContext value={{ ...host, ...(uploadFile && { uploadFile }) }}>
      <Field schema={schema} at="/file" label="File" required={false} />
    </FormContext>,
  );
  const choose = async (name: string) => {
    const input = one(container, 'input[type="file"]');
    Object.defineProperty(input, 'files', { value: [new File(['%PDF-'], name)] });
    fire(input, new Event('change', { bubbles: true }));
    await settle();
  };
  return { container, root, choose };
}

it('a file from the computer is uploaded and named', async () => {
  const { root, choose } = draw();
  await choose('prices.pdf');
  expect(root.value).toEqual({ file: '/downloads/prices.pdf' });
});

it('says why a file is refused, and keeps what was chosen', async () => {
  const refuse = vi.fn<FormHost['uploadFile']>(() => Promise.reject(new Error('Too large.')));
  const { container, root, choose } = draw(refuse);
  await choose('film.zip');
  expect(one(container, '[role="status"]').textContent).toBe('Too large.');
  expect(root.value).toEqual({});
});

it('a day is asked for without a time', () => {
  const { host } = hostFor({});
  const { container } = mount(
    <FormContext value={host}>
      <Field
        schema={{ type: 'string', pattern: '^.{10}$', examples: ['2026-03-01'], 'x-kind': 'day' }}
        at="/date"
        label="Date"
        required={false}
      />
    </FormContext>,
  );
  expect([...container.querySelectorAll('input')].map(({ type }) => type)).toEqual(['date']);
});
