import { expect, it } from 'vitest';
import { readAddButton } from './addButton';

/** What a button with these attributes adds. */
function added(attributes: string, idName?: string) {
  document.body.innerHTML = `<button ${attributes}></button>`;
  const button = document.querySelector('button');
  return readAddButton((name) => button?.getAttribute(`data-inquiry-${name}`) ?? null, idName);
}

it('gives the product and the quantity', () => {
  const whole = added(
    'data-inquiry-add="p-1" data-inquiry-name="Pump" data-inquiry-image="/p.svg" data-inquiry-category="Pumps" data-inquiry-quantity="3"',
  );
  expect(whole).toEqual({
    id: 'p-1',
    name: 'Pump',
    image: '/p.svg',
    category: 'Pumps',
    quantity: 3,
  });
});

it('takes the id in lower case, as catalogues have it [A16]', () => {
  expect(added('data-inquiry-add="P-1"')).toEqual({
    id: 'p-1',
    name: 'p-1',
    quantity: 1,
  });
});

it('defaults to a quantity of one and to the id as name', () => {
  expect(added('data-inquiry-add="p-1"')).toEqual({
    id: 'p-1',
    name: 'p-1',
    quantity: 1,
  });
});

it.each([
  ['three', '3', 3],
  ['one, where its number is a word', 'two', 1],
  ['one, where its number is empty', '', 1],
])('adds %s', (_, quantity, count) => {
  const item = added(`data-inquiry-add="p-1" data-inquiry-quantity="${quantity}"`);
  expect(item.quantity).toBe(count);
});

it('reads the id from another attribute, as <inquiry-add> has it; without one it is empty', () => {
  expect(added('data-inquiry-product="P-1"', 'product')).toMatchObject({ id: 'p-1', name: 'p-1' });
  expect(added('')).toMatchObject({ id: '' });
});
