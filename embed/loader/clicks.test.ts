// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Context } from '../context';
import { addFrom } from './clicks';

/** How many are added by a button that says so of its quantity. */
function addedBy(quantity: string | undefined): unknown {
  const button = document.createElement('button');
  Object.assign(button.dataset, {
    inquiryAdd: 'p-1',
    ...(quantity && { inquiryQuantity: quantity }),
  });
  const add = vi.fn<Context['add']>();
  addFrom(button, { add } as unknown as Context);
  return add.mock.calls[0]?.[1];
}

it.each([
  ['three', '3', 3],
  ['one, where it names no number', undefined, 1],
  ['one, where its number is a word', 'two', 1],
])('a button adds %s', (_, quantity, added) => {
  expect(addedBy(quantity)).toBe(added);
});
