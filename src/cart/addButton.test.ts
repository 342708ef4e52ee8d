// @vitest-environment dom
import { expect, it } from 'vitest';
import { readAddButton } from './addButton';

function button(attributes: string): HTMLElement {
  document.body.innerHTML = `<button ${attributes}></button>`;
  return document.querySelector('button') as HTMLElement;
}

it('gives the product and the quantity', () => {
  const whole = button(
    'data-inquiry-add="p-1" data-inquiry-name="Pump" data-inquiry-image="/p.svg" data-inquiry-category="Pumps" data-inquiry-quantity="3"',
  );
  expect(readAddButton(whole)).toEqual({
    id: 'p-1',
    name: 'Pump',
    image: '/p.svg',
    category: 'Pumps',
    quantity: 3,
  });
});

it('takes the id in lower case, as catalogues have it [A16]', () => {
  expect(readAddButton(button('data-inquiry-add="P-1"'))).toEqual({
    id: 'p-1',
    name: 'p-1',
    quantity: 1,
  });
});

it('defaults to a quantity of one and to the id as name', () => {
  expect(readAddButton(button('data-inquiry-add="p-1"'))).toEqual({
    id: 'p-1',
    name: 'p-1',
    quantity: 1,
  });
});

it.each([
  ['three', '3', 3],
  ['one, where its number is a word', 'two', 1],
  ['one, where its number is empty', '', 1],
])('adds %s', (_, quantity, added) => {
  const item = readAddButton(button(`data-inquiry-add="p-1" data-inquiry-quantity="${quantity}"`));
  expect(item.quantity).toBe(added);
});
