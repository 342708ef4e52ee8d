import { expect, it } from 'vitest';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { CartLines } from './CartLines';

const words = {
  quantity: 'Quantity',
  quantityUnread: '{text}? {quantity}',
  decrease: '-',
  increase: '+',
  remove: 'Remove {name}',
  lineGone: 'gone',
  moreLines: '{n} more',
};

it('shows a very long cart in batches, and eventually all of it', () => {
  const lines = Array.from({ length: 230 }, (_, n) => ({
    id: `p-${n}`,
    name: `P${n}`,
    quantity: 1,
  }));
  const { container } = mount(
    <CartLines lines={lines} words={words} onUpdate={() => {}} onRemove={() => {}} />,
  );
  const count = () => container.querySelectorAll('[data-remove]').length;
  const more = () => one(container, 'li:last-child > button:only-child');
  expect([count(), more().textContent]).toEqual([100, '100 more']);
  click(more());
  expect([count(), more().textContent]).toEqual([200, '30 more']);
  click(more());
  expect(count()).toBe(230);
  expect(container.textContent).not.toContain('more');
});

it('shows an empty frame for a picture that fails to load', () => {
  const line = { id: 'p-1', name: 'Pump', quantity: 1, image: '/gone.svg' };
  const { container } = mount(
    <CartLines lines={[line]} words={words} onUpdate={() => {}} onRemove={() => {}} />,
  );
  const picture = one(container, 'img');
  picture.dispatchEvent(new Event('error'));
  expect(picture.hidden).toBe(true);
});
