import { expect, it, vi } from 'vitest';
import { fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { FileButton } from './FileButton';

it('asks for no files while it is off, and keeps the focus', () => {
  const onChoose = vi.fn<(files: readonly File[]) => void>();
  const button = (isOff: boolean) => (
    <FileButton label="Upload" accept=".csv" isOff={isOff} onChoose={onChoose} />
  );
  const { container, render } = mount(button(false));
  const input = one(container, 'input');
  input.focus();
  render(button(true));
  expect(document.activeElement).toBe(input);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  fire(input, click);
  expect(click.defaultPrevented).toBe(true);
  fire(input, new Event('change', { bubbles: true }));
  expect(onChoose).not.toHaveBeenCalled();
  render(button(false));
  fire(input, new Event('change', { bubbles: true }));
  expect(onChoose).toHaveBeenCalledOnce();
});
