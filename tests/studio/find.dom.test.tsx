import { expect, it, vi } from 'vitest';
import { act } from 'react';
import { Combobox } from '../../src/studio/form/Combobox';
import { useHost } from '../../src/studio/form/formHost';
import { PictureDialog } from '../../src/studio/form/PictureDialog';
import type { Choice } from '../../src/studio/protocol';
import { FindDialog } from '../../src/studio/shell/FindDialog';
import { click, fire, one, type } from '../../src/ui/testing/act';
import { drawView } from './drawView';

const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });

it('Find says that it is still looking, and only then that nothing matches', async () => {
  const { container } = await drawView(<FindDialog onClose={() => {}} />);
  type(one(container, 'input'), 'xyzzy');
  expect(container.textContent).toContain('Still looking …');
  expect(container.textContent).not.toContain('Nothing matches');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(container.textContent).not.toContain('Still looking …');
  expect(container.textContent).toContain('Nothing matches');
});

it('Find goes to what is typed, though Enter comes while it is still looking', async () => {
  const onClose = vi.fn<() => void>();
  const { container } = await drawView(<FindDialog onClose={onClose} />);
  type(one(container, 'input'), 'time zone');
  fire(one(container, 'input'), enter());
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.hash).toContain('/site');
});

it.each([
  ['pictures', <PictureDialog key="1" at="/a" onClose={() => {}} onChoose={() => {}} />],
  ['references', <Reference key="2" />],
])('the choice of %s says that it is still looking', async (_, field) => {
  let answer: (choices: Choice[]) => void = () => {};
  const choices = async () => new Promise<Choice[]>((resolve) => (answer = resolve));
  const { container } = await drawView(field, { choices });
  const box = container.querySelector<HTMLElement>('[role="combobox"]');
  if (box) click(box);
  expect(container.textContent).toContain('Still looking …');
  expect(container.textContent).not.toContain('Nothing matches');
  await act(async () => answer([]));
  expect(container.textContent).not.toContain('Still looking …');
  expect(container.textContent).toContain('Nothing matches');
});

function Reference() {
  const { choices } = useHost();
  return <Combobox value="" choices={() => choices('link', '/a')} onChange={() => {}} />;
}
