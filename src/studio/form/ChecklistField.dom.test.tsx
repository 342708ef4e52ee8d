import { act } from 'react';
import { expect, it } from 'vitest';
import { hostFor } from '../../../tests/studio/formHost';
import type { Schema } from '../../document/schema/schema';
import { mount } from '../../ui/testing/mount';
import { Field } from './Field';
import { FormContext } from './formHost';

const schema: Schema = {
  type: 'array',
  uniqueItems: true,
  items: { type: 'string', 'x-kind': 'shown-category' },
};
const CATEGORIES = [
  { value: 'engines', label: 'Engines & Drives' },
  { value: 'deck', label: 'Deck Gear' },
];

/** The form of a block that is for these categories. */
async function open(onlyIn: string[]) {
  const { host, root } = hostFor({ onlyIn });
  const { container } = mount(
    <FormContext value={{ ...host, choices: async () => CATEGORIES }}>
      <Field schema={schema} at="/onlyIn" label="Only in these categories" required={false} />
    </FormContext>,
  );
  await act(async () => Promise.resolve());
  const boxes = () => [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return {
    root,
    ticked: () => boxes().map(({ labels, checked }) => [labels?.[0]?.textContent, checked]),
    click: (place: number) => act(() => boxes()[place]?.click()),
  };
}

it('[K16] offers the categories by their names, with those ticked that are chosen', async () => {
  const { ticked } = await open(['deck']);
  expect(ticked()).toEqual([
    ['Engines & Drives', false],
    ['Deck Gear', true],
  ]);
});

it('[K16] keeps the order of the store, and an empty choice', async () => {
  const { click, root } = await open(['deck']);
  click(0);
  expect(root.value).toEqual({ onlyIn: ['engines', 'deck'] });
  click(0);
  click(1);
  expect(root.value).toEqual({ onlyIn: [] });
});

it('[K16] shows a category that is gone, so that it can be taken away', async () => {
  const { ticked, click, root } = await open(['sails']);
  expect(ticked().at(-1)).toEqual(['sails', true]);
  click(2);
  expect(root.value).toEqual({ onlyIn: [] });
});
