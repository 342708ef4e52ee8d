import { expect, it, vi } from 'vitest';
import { act } from 'react';
import { Combobox } from '../../src/studio/form/Combobox';
import { useHost } from '../../src/studio/form/formHost';
import { PictureDialog } from '../../src/studio/form/PictureDialog';
import type { Choice } from '../../src/studio/protocol';
import { valueAt } from '../../src/document/values';
import { FindDialog } from '../../src/studio/shell/FindDialog';
import { ReplaceDialog } from '../../src/studio/shell/ReplaceDialog';
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

/** A catalogue of so many products that they are looked through in slices. */
const MANY = Array.from({ length: 5000 }, (_, index) => ({
  id: `ring-${index}`,
  name: index === 4321 ? 'Brass Seat' : `O-Ring ${index}`,
}));

/** Waits for what comes of slices. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
}

it('Find goes to a product of a large catalogue, though Enter comes while it is still looking', async () => {
  const onClose = vi.fn<() => void>();
  const view = <FindDialog onClose={onClose} />;
  const { container, studio } = await drawView(view, {}, [], MANY);
  type(one(container, 'input'), 'brass seat');
  fire(one(container, 'input'), enter());
  expect(onClose).not.toHaveBeenCalled();
  await until(() => onClose.mock.calls.length > 0);
  expect(studio.host.openEntry('/store/products').peek()).toBe(4321);
});

it('Find and replace looks through a large catalogue, and replaces in it once it has', async () => {
  const { container, session } = await drawView(<ReplaceDialog onClose={() => {}} />, {}, [], MANY);
  const [find, replacement] = container.querySelectorAll('input');
  if (!find || !replacement) throw new Error('There are no fields.');
  type(find, 'o-ring 49');
  type(replacement, 'Seal 49');
  const button = () =>
    [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Replace in 111 texts',
    );
  await until(() => button()?.disabled === false);
  const replace = button();
  if (replace) click(replace);
  expect(valueAt(session.root.peek(), ['store', 'products', 4999, 'name'])).toBe('Seal 4999');
  expect(valueAt(session.root.peek(), ['store', 'products', 4899, 'name'])).toBe('O-Ring 4899');
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
