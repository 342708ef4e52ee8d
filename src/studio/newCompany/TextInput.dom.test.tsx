import { expect, it } from 'vitest';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { TextInput } from './TextInput';

it('[T77] a name that was pasted is not cut, and says that it has no room', () => {
  const name = 'Brackwater Marine Engineering and Chandlery Works';
  const { container } = mount(
    <TextInput label="Name" value={name} most={40} onChange={() => {}} />,
  );
  const input = one(container, 'input') as HTMLInputElement;
  expect(input.value).toBe(name);
  expect(input.validationMessage).toBe('This has 49 characters, and there is room for 40.');
  expect(container.textContent).toContain('49 of 40 characters');
});
